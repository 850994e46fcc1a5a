import { describe, expect, it } from 'vitest'
import { Course } from './course.svelte'

describe('the course of a match', () => {
  it('knows the position before the end, where one saw it', () => {
    const course = new Course()
    const [first, last, end] = [{ out: [] }, { out: [] }, { out: [1] }]
    course.shown(first, 'playing')
    course.shown(last, 'playing')
    expect(course.watched).toBe(false)
    course.shown(end, 'over')
    expect([course.before, course.watched]).toEqual([last, true])
    course.shown({ ...end }, 'over') // somebody says something
    expect([course.before, course.watched]).toEqual([last, true])
    course.shown(last, 'playing') // taken back
    expect([course.before, course.watched]).toEqual([null, false])
  })

  it('knows nothing of a match that is opened again', () => {
    const course = new Course()
    course.shown({ out: [1, 2] }, 'over')
    expect([course.before, course.watched, course.fallen]).toEqual([null, false, [[1, 2]]])
  })

  it('knows who fell after whom', () => {
    const course = new Course()
    course.shown({ out: [0, 3] }, 'playing')
    course.shown({ out: [0, 2, 3] }, 'playing')
    course.shown({ out: [0, 3] }, 'playing') // taken back
    course.shown({ out: [0, 1, 3] }, 'playing')
    expect(course.fallen).toEqual([[0, 3], [1]])
    expect(course.unsure).toBe(true)
  })

  it('learns from the record who fell before whom', () => {
    const course = new Course()
    course.shown({ out: [0, 1, 3] }, 'over')
    course.lookBack([[], [3], [3], [0, 3], [0, 1, 3]].map((out) => ({ picture: { out } })))
    expect([course.fallen, course.unsure]).toEqual([[[3], [0], [1]], false])
  })
})
