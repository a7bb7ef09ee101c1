import { expect, test } from 'vitest'
import { isLocalPath, localPathSchema } from '../src/index.ts'

test.each(['/my-stories', '/stories/8f2c/live?page=2', '/my-stories?q=%5C%20', `/${'x'.repeat(499)}`])(
  '%s is a path of our own',
  (path) => {
    expect([isLocalPath(path), localPathSchema.safeParse(path).success]).toEqual([true, true])
  },
)

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  '/my-stories?q=\\',
  '/my stories',
  `/${'x'.repeat(500)}`,
  '',
])('%s is not taken for one', (path) => {
  expect([isLocalPath(path), localPathSchema.safeParse(path).success]).toEqual([false, false])
})
