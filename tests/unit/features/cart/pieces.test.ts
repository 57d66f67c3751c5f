import { expect, test } from 'vitest'
import { piecesIn, textOfPieces } from '#app/features/cart/cart'
import { materialCodes } from '#app/features/catalogue/catalogue'

test('[BUY-21] pieces go through one field of a form and come back, each once with its number', () => {
  const pieces = [
    { piece: 'ke-tv-trang-an-180:walnut', quantity: 2 },
    { piece: 'sofa-ho-tay-ba-cho', quantity: 1 },
    { piece: 'ke-tv-trang-an-180:walnut', quantity: 1 },
  ]
  const text = textOfPieces(pieces)
  expect(text).toBe('ke-tv-trang-an-180:walnut*3,sofa-ho-tay-ba-cho*1')
  expect(piecesIn(text)).toEqual([{ ...pieces[0], quantity: 3 }, pieces[1]])
  for (const finish of materialCodes) expect(piecesIn(`a-1:${finish}*1`)).toHaveLength(1)
})

test('[BUY-21] a field takes what is a piece, and no more than a basket and a line hold', () => {
  expect(piecesIn('')).toEqual([])
  expect(piecesIn("x*0,x*-1,x*100,X*1,*2,a b*1,a:b:c*1,'; drop*1,a*1*1")).toEqual([])
  expect(piecesIn('x*99,x*99')).toEqual([{ piece: 'x', quantity: 99 }])
  const many = Array.from({ length: 70 }, (_, index) => `p-${index}*1`)
  expect(piecesIn(many.join(','))).toHaveLength(60)
})
