import { expect, it, vi } from 'vitest'
import { botsStay, pace, paced } from './pace'
import { settings } from './settings.svelte'

vi.mock('./settings.svelte', () => ({ settings: { speed: 'normal', botSpeed: 'normal' } }))

it('everything takes its time at the usual speed, longer or shorter at others', () => {
  expect(paced(250)).toBe(250)
  settings.speed = 'slow'
  expect(paced(250)).toBeGreaterThan(400)
  settings.speed = 'fast'
  expect(paced(250)).toBe(125)
  settings.speed = 'off'
  expect(pace()).toBe(1)
})

it('what bots did stays as long as one likes', () => {
  expect(botsStay()).toBeNull()
  settings.botSpeed = 'atOnce'
  expect(botsStay()).toBe(0)
  settings.botSpeed = 'calm'
  expect(botsStay()).toBeGreaterThan(1000)
})
