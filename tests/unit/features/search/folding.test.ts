import { describe, expect, test } from 'vitest'
import { fold, indexedWordsOf, slipsOf, wordsOf } from '#app/features/search/folding'
import { cleanTerm } from '#app/features/search/search-parameters'

describe('folding', () => {
  test.each([
    ['ghế', 'ghe'],
    ['gỗ', 'go'],
    ['đệm', 'dem'],
    ['ĐỆM'.toLowerCase(), 'dem'],
    ['giường', 'giuong'],
    ['tủ', 'tu'],
  ])('[ROUTE-18] Vietnamese %s is typed %s in a hurry', (word, folded) => {
    expect(fold(word, 'vi')).toBe(folded)
    expect(fold(word.normalize('NFD').normalize('NFC'), 'vi')).toBe(folded)
  })

  test.each([
    ['möbel', 'moebel', 'mobel'],
    ['bücher', 'buecher', 'bucher'],
    ['weiß', 'weiss', 'weiss'],
    ['stäbe', 'staebe', 'stabe'],
  ])('[ROUTE-18] German %s, %s and %s are one word', (...spellings) => {
    expect(new Set(spellings.map((word) => fold(word, 'de'))).size).toBe(1)
  })

  test.each([
    ['en', 'bed', 'beds'],
    ['en', 'shelf', 'shelves'],
    ['en', 'mattress', 'mattresses'],
    ['en', 'microwave', 'microwaves'],
    ['en', 'box', 'boxes'],
    ['de', 'bett', 'betten'],
    ['de', 'schrank', 'schränke'],
    ['de', 'regal', 'regale'],
  ] as const)('[ROUTE-18] in %s %s and %s are one word', (locale, one, many) => {
    expect(fold(many, locale)).toBe(fold(one, locale))
  })

  test('[ROUTE-18] an ending is no part of a short word, nor of one that ends in ss', () => {
    expect(fold('glass', 'en')).toBe('glass')
    expect(fold('see', 'de')).toBe('see')
  })

  test('[ROUTE-18] only German writes ü as ue', () => {
    expect(fold('queue', 'en')).toBe('queue')
  })
})

describe('words', () => {
  test('[ROUTE-18] are those of the text in lower case, composed, once each', () => {
    expect(wordsOf('  Ghế GỖ, ghế! '.normalize('NFD'))).toEqual(['ghế', 'gỗ'])
  })

  test.each([
    ['hoà', 'hòa'],
    ['thuỷ', 'thủy'],
    ['khoẻ', 'khỏe'],
    ['hoạ', 'họa'],
    ['giầy', 'giày'],
  ])('[ROUTE-18] of the new spelling %s and the old one %s are one', (one, other) => {
    expect(wordsOf(one)).toEqual([other])
    expect(wordsOf(other)).toEqual([other])
    expect(wordsOf(one.normalize('NFD'))).toEqual([other])
    expect(indexedWordsOf(`${one} ${other}`)).toEqual([other])
  })

  test.each(['quý', 'hoàn', 'ngoài', 'loại', 'huỳnh', 'toàn', 'thuế', 'quỵ', 'oằn', 'giấy'])(
    '[ROUTE-18] of %s keep their only spelling',
    (word) => {
      expect(wordsOf(word)).toEqual([word])
    },
  )

  test('[ROUTE-18] of full-width letters are those of narrow ones', () => {
    expect(wordsOf('ＴＶ　１６０')).toEqual(['tv', '160'])
  })

  test('[ROUTE-18] of Japanese are pairs of neighbours, whatever the width and the kana', () => {
    expect(wordsOf('ソファー')).toEqual(wordsOf('ｿﾌｧ'))
    expect(wordsOf('いす')).toEqual(wordsOf('イス'))
    expect(wordsOf('本棚')).toEqual(['本棚'])
    expect(wordsOf('食器棚 160')).toEqual(['160', '食器', '器棚'])
  })

  test('[ROUTE-18] a text is found by each of its Chinese characters too', () => {
    expect(indexedWordsOf('木製の棚')).toEqual(expect.arrayContaining(wordsOf('棚')))
  })

  test.each(['', '   ', '"*-()^:', 'NEAR( OR AND', '\u0000\u202e', '\ud800', '😀'])(
    '[ROUTE-18] %j holds none that FTS5 would read as an operator',
    (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    },
  )
})

test('[ROUTE-18] a term is shown without control characters and halves of characters', () => {
  expect(cleanTerm(' ghế\u0000\u0007 \n gỗ\ud800 \u202e')).toBe('ghế gỗ')
})

describe('slips of the finger', () => {
  test.each(['sof', 'soffa', 'sopha', 'soaf'])('[ROUTE-18] from %s sofa is one away, or not', (values) => {
    expect(slipsOf(values).includes('sofa')).toBe(values !== 'sopha')
  })

  test('[ROUTE-18] short words, numbers and monsters have none', () => {
    expect(['tu', '160', 'a'.repeat(25), 'ソフ'].flatMap(slipsOf)).toEqual([])
  })

  test('[ROUTE-18] of the longest word are few enough for one query', () => {
    expect(slipsOf('abcdefghijklmnopqrstuvwx').length).toBeLessThan(1400)
  })
})
