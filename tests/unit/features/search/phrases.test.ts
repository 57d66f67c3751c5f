import { expect, test } from 'vitest'
import { inOneWay } from '#app/features/search/phrases'
import { isNamed, unsoldIn } from '#app/features/search/unsold'

test.each([
  ['vi', 'Kệ tivi', 'kệ tv'],
  ['vi', 'ke ti vi', 'ke tv'],
  ['vi', 'kệ ti-vi 1m8', 'kệ tv 180'],
  ['vi', 'Kệ TV Tràng An 180', 'kệ tv tràng an 180'],
  ['vi', 'giường 1m6', 'giường 160'],
  ['vi', 'bàn 1,85 m', 'bàn 185'],
  ['vi', 'bàn 2m', 'bàn 200'],
  ['vi', 'tủ 90 cm', 'tủ 90'],
  ['vi', 'ván dày 18 mm', 'ván dày 18 mm'],
  ['vi', 'phòng 12 m²', 'phòng 12 m2'],
  ['vi', 'phòng 12m2', 'phòng 12m2'],
  ['vi', 'tủ đông mini 60 lít', 'tủ đông mini 60l'],
  ['vi', 'sofa 3 chỗ', 'sofa 3seats'],
  ['vi', 'Sofa Hồ Tây ba chỗ', 'sofa hồ tây 3seats'],
  ['vi', 'bàn ăn 6 ghế', 'bàn ăn 6seats'],
  ['vi', 'bàn ăn sáu người', 'bàn ăn 6seats'],
  ['vi', 'tủ walnut', 'tủ óc chó'],
  ['vi', 'ghế salon', 'sofa'],
  ['vi', 'ghế sô pha', 'sofa'],
  ['vi', 'xô-pha da', 'sofa da'],
  ['vi', 'bộ sopha gỗ', 'sofa gỗ'],
  ['vi', 'bộ bàn ăn 6 ghế', 'bàn ăn 6seats'],
  ['vi', 'bộ lọc', 'bộ lọc'],
  ['vi', 'bồn rửa chén', 'chậu rửa bát'],
  ['vi', 'vòi sen tắm', 'sen tắm'],
  ['vi', 'so pha', 'sofa'],
  ['vi', 'máy lạnh', 'điều hòa'],
  ['vi', 'may lanh inverter', 'điều hòa inverter'],
  ['vi', 'máy điều hoà', 'điều hòa'],
  ['vi', 'truyen hinh', 'tv'],
  ['vi', 'giường 1 mét 6', 'giường 160'],
  ['vi', 'giuong 1 met 6', 'giuong 160'],
  ['vi', 'giường 1mét8', 'giường 180'],
  ['vi', 'bàn 2 mét', 'bàn 200'],
  ['vi', 'kệ 2 mét 3 tầng', 'kệ 200 3tầng'],
  ['vi', 'giường 1m8x2m', 'giường 180 200'],
  ['vi', 'giường 1m8 x 2m', 'giường 180 200'],
  ['vi', 'giường 1m6×2m', 'giường 160 200'],
  ['vi', 'nệm 1.8x2m', 'nệm 180 200'],
  ['vi', 'gương 60x80cm', 'gương 60 80'],
  ['vi', 'bàn 1200x600mm', 'bàn 120 60'],
  ['vi', 'tủ 1200 x 600 x 750 mm', 'tủ 120 60 75'],
  ['en', 'extractor fan', 'cooker hood'],
  ['vi', 'gương 60cm x 80cm', 'gương 60 80'],
  ['vi', 'sàn 5m2', 'sàn 5m2'],
  ['vi', 'sơn 9 mét vuông', 'sơn 9 mét vuông'],
  ['vi', 'tủ quần áo 4 cánh', 'tủ quần áo 4cánh'],
  ['vi', 'tủ bốn cửa', 'tủ 4cánh'],
  ['vi', 'tủ 6 ngăn kéo', 'tủ 6ngăn kéo'],
  ['vi', 'kệ sách năm tầng', 'kệ sách 5tầng'],
  ['vi', 'tủ quần áo 3 buồng', 'tủ quần áo 3buồng'],
  ['vi', 'tu 3 canh 2 ngan', 'tu 3cánh 2ngan'],
  ['vi', 'điều hòa 2 chiều', 'điều hòa 2chiều'],
  ['vi', 'bàn năm cạnh', 'bàn năm cạnh'],
  ['vi', 'sofa 3 cho', 'sofa 3seats'],
  ['vi', 'ban an bon cho', 'ban an 4seats'],
  ['vi', 'sofa nam cho', 'sofa 5seats'],
  ['vi', 'ban an sau cho ngoi', 'ban an 6seats'],
  ['vi', 'sofa bay cho', 'sofa 7seats'],
  ['vi', 'bàn số 2 cho bé', 'bàn số 2 cho bé'],
  ['vi', 'tu 60 cho can ho', 'tu 60 cho can ho'],
  ['vi', 'điều hòa 9000 BTU', 'điều hòa 9000 btu'],
  ['vi', 'điều hòa 9.000 BTU', 'điều hòa 9000 btu'],
  ['vi', 'dieu hoa 9000btu', 'dieu hoa 9000 btu'],
  ['vi', 'máy lạnh 12,000 btu', 'điều hòa 12000 btu'],
  ['vi', 'tivi 55″', 'tv 55inch'],
  ['vi', 'tivi 55”', 'tv 55inch'],
  ['vi', "tivi 55''", 'tv 55inch'],
  ['en', '3-seater couch', '3seats sofa'],
  ['en', 'three-seat sofa', '3seats sofa'],
  ['en', 'television 55"', 'tv 55inch'],
  ['en', 'shelf for 2 m', 'shelf for 200'],
  ['en', 'air conditioner 9,000 BTU', 'air conditioner 9000 btu'],
  ['de', 'Dreisitzer', '3seats'],
  ['de', 'Fernseher 55 Zoll', 'tv 55inch'],
  ['ja', '３人掛けソファ', '3seatsソファ'],
  ['ja', 'テレビ台', 'tv台'],
] as const)('[ROUTE-18] in %s “%s” is looked for as “%s”', (locale, values, way) => {
  expect(inOneWay(values, locale)).toBe(way)
})

test.each([
  ['vi', 'thảm', 'thảm'],
  ['vi', 'tham', 'thảm'],
  ['vi', 'den', 'đèn'],
  ['vi', 'Chăn bông', 'chăn'],
  ['vi', 'ghế văn phòng da', 'ghế văn phòng'],
  ['vi', 'ghe van phong da', 'ghế văn phòng'],
  ['vi', 'tủ lạnh mini', 'tủ lạnh'],
  ['vi', 'tu lanh', 'tủ lạnh'],
  ['vi', 'bàn thờ gỗ', 'bàn thờ'],
  ['vi', 'tủ thờ', 'tủ thờ'],
  ['vi', 'tủ bếp treo', 'tủ bếp'],
  ['vi', 'quat tran', 'quạt trần'],
  ['vi', 'giường tầng trẻ em', 'giường tầng'],
  ['vi', 'giuong hai tang', 'giường 2 tầng'],
  ['en', 'wool rugs', 'rug'],
  ['en', 'mattresses', 'mattress'],
  ['en', 'microwaves', 'microwave'],
  ['en', 'fridges', 'fridge'],
  ['en', 'bunk beds', 'bunk bed'],
  ['de', 'Teppiche', 'Teppich'],
  ['de', 'Vorhänge', 'Vorhang'],
  ['de', 'Stühle', 'Stuhl'],
  ['de', 'Matratzen', 'Matratze'],
  ['de', 'Backöfen', 'Backofen'],
  ['de', 'Kühlschränke', 'Kühlschrank'],
  ['de', 'Ventilatoren', 'Ventilator'],
  ['de', 'Etagenbetten', 'Etagenbett'],
  ['ja', 'カーペット', 'カーペット'],
  ['ja', '2段ベッド', '2段ベッド'],
] as const)('[ROUTE-18] in %s “%s” is about %s', (locale, values, thing) => {
  expect(unsoldIn(locale, values)?.name).toBe(thing)
})

test.each([
  ['vi', 'thấm'],
  ['vi', 'đen'],
  ['vi', 'den trang'],
  ['vi', 'chan ban'],
  ['vi', 'goi noi that'],
  ['vi', 'tham tuong'],
  ['vi', 'tủ lành'],
  ['vi', 'tủ quần áo có đèn'],
  ['en', 'rug shelf'],
] as const)('[ROUTE-18] in %s “%s” is about nothing that is not sold', (locale, values) => {
  expect(unsoldIn(locale, values)).toBeUndefined()
})

test('[ROUTE-18] a thing that is not sold is said by its own spelling, alone also without marks', () => {
  const black = { exact: ['đen'], spellings: ['đen'] }
  const unmarked = { exact: [], spellings: ['đen', 'đèn'] }
  const lamp = { exact: ['đèn'], spellings: ['đèn'] }
  const table = { exact: ['bàn'], spellings: ['bàn'] }
  expect(isNamed('vi', 'đèn', [unmarked])).toBe(true)
  expect(isNamed('vi', 'đèn', [black])).toBe(false)
  expect(isNamed('vi', 'đèn', [lamp, table])).toBe(true)
  expect(isNamed('vi', 'đèn bàn', [unmarked, table])).toBe(false)
  expect(isNamed('en', 'lamp', [{ exact: ['lamps'], spellings: ['lamps'] }])).toBe(true)
})
