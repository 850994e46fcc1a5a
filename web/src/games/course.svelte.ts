// The courses that are loaded.

import type { Course, GamePage } from './contract'

let loaded = $state.raw<Record<string, Course>>({})

export async function loadCourse(slug: string, load: GamePage['course']): Promise<Course> {
  const { course } = await load()
  if (!loaded[slug]) loaded = { ...loaded, [slug]: course }
  return course
}

export function courseOf(slug: string): Partial<Course> {
  return loaded[slug] ?? {}
}
