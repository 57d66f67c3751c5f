import { expect, test } from 'vitest'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

/** Opening tags of forms; arrows inside do not end the tag. */
const FORM = /<form\s(?:=>|[^>])*>/g

test('every form says its method: one that the browser sends before there is a script must not put its fields into the address', () => {
  const forms = projectFiles('app')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...withoutComments(read(file)).matchAll(FORM)].map(([tag]) => ({ file, tag })))
  expect(forms.length).toBeGreaterThan(4)
  expect(forms.filter(({ tag }) => !/\bmethod="(?:get|post)"/.test(tag))).toEqual([])
})
