/** Sources of the figures about Vietnam. Dates are as exact as known: year, month or day. */
export const sources = {
  baovanhoa_wood_2025: {
    title: '(Infographic) Xuất khẩu gỗ lập kỷ lục 17,2 tỉ USD trong năm 2025',
    publisher: 'Báo Văn Hóa (Cục Hải quan)',
    language: 'vi',
    url: 'https://baovanhoa.vn/multimedia/infographic-xuat-khau-go-lap-ky-luc-172-ti-usd-trong-nam-2025-199976.html',
    date: '2026-01',
  },
  baymard_view_in_room: {
    title: 'Furniture and Home Decor UX: Deprioritize “View in Room” Augmented Reality (AR) Features',
    publisher: 'Baymard Institute',
    language: 'en',
    url: 'https://baymard.com/blog/deprioritize-view-in-room-augmented-reality',
  },
  kdpt_ecommerce_2024: {
    title: 'Phát huy điểm mạnh của thương mại điện tử, góp phần phát triển kinh tế số',
    publisher: 'Kinh doanh và Phát triển (Bộ Công Thương)',
    language: 'vi',
    url: 'https://kinhdoanhvaphattrien.vn/phat-huy-diem-manh-cua-thuong-mai-dien-tu-gop-phan-phat-trien-kinh-te-so-45279.html',
    date: '2025',
  },
  nhandan_population_2025: {
    title: 'Dân số trung bình của Việt Nam năm 2025 đạt 102,3 triệu người',
    publisher: 'Nhân Dân (Cục Thống kê)',
    language: 'vi',
    url: 'https://nhandan.vn/ocop/dan-so-trung-binh-cua-viet-nam-nam-2025-dat-1023-trieu-nguoi-post934760.html',
    date: '2026-01',
  },
  nld_flats_2025: {
    title: 'Bất động sản Hà Nội và TPHCM xác lập kỷ lục mới',
    publisher: 'Người Lao Động (One Mount Group)',
    language: 'vi',
    url: 'https://nld.com.vn/bat-dong-san-ha-noi-va-tphcm-xac-lap-ky-luc-moi-196260107135919432.htm',
    date: '2026-01-07',
  },
  smoney_ecommerce_2023: {
    title: 'Thương mại điện tử Việt Nam năm 2023 dự kiến đạt hơn 20 tỷ USD',
    publisher: 'smoney.vn (Cục Thương mại điện tử và Kinh tế số)',
    language: 'vi',
    url: 'https://smoney.vn/thuong-mai-dien-tu-viet-nam-nam-2023-du-kien-dat-hon-20-ty-usd-post729406.html',
    date: '2023',
  },
  soha_ai_law_2026: {
    title: 'Từ hôm nay 1/3, Luật Trí tuệ nhân tạo có hiệu lực, nội dung AI tạo ra phải có dấu nhận biết',
    publisher: 'Soha',
    language: 'vi',
    url: 'https://soha.vn/tu-hom-nay-1-3-luat-tri-tue-nhan-tao-co-hieu-luc-noi-dung-ai-tao-ra-phai-co-dau-nhan-biet-19826030120170469.htm',
    date: '2026-03-01',
  },
  tbtc_ecommerce_2025: {
    title: 'Quy mô bán lẻ lĩnh vực thương mại điện tử ước đạt 31 tỷ USD trong năm 2025',
    publisher: 'Thời báo Tài chính Việt Nam (Bộ Công Thương)',
    language: 'vi',
    url: 'https://thoibaotaichinhvietnam.vn/quy-mo-ban-le-linh-vuc-thuong-mai-dien-tu-uoc-dat-31-ty-usd-trong-nam-2025-191725.html',
    date: '2026-02-02',
  },
  toquoc_ecommerce_2021: {
    title: 'Người Việt mua hàng hóa, dịch vụ nào qua mạng nhiều nhất?',
    publisher: 'Tổ Quốc (Cục Thương mại điện tử và Kinh tế số)',
    language: 'vi',
    url: 'https://ttvn.toquoc.vn/nguoi-viet-mua-hang-hoa-dich-vu-nao-qua-mang-nhieu-nhat-20220918112401158.htm',
    date: '2022-09-18',
  },
  vietbao_ecommerce_2024: {
    title: 'Thương mại điện tử Việt Nam lọt top 10 tăng trưởng nhanh nhất thế giới',
    publisher: 'vietbao.vn',
    language: 'vi',
    url: 'https://vietbao.vn/thuong-mai-dien-tu-viet-nam-lot-top-10-tang-truong-nhanh-nhat-the-gioi-557964.html',
    date: '2025',
  },
  vneconomy_telecom_2025: {
    title: 'Doanh thu ngành viễn thông ước đạt hơn 70 nghìn tỷ đồng trong nửa đầu năm 2025',
    publisher: 'VnEconomy',
    language: 'vi',
    url: 'https://vneconomy.vn/doanh-thu-nganh-vien-thong-uoc-dat-hon-70-nghin-ty-dong-trong-nua-dau-nam-2025.htm',
    date: '2025-07',
  },
  vneconomy_wood_2025: {
    title: 'Ngành gỗ vững vàng trước sóng lớn, lần đầu xuất khẩu vượt mốc 17 tỷ USD',
    publisher: 'VnEconomy (Hải quan Việt Nam)',
    language: 'vi',
    url: 'https://vneconomy.vn/nganh-go-vung-vang-truoc-song-lon-lan-dau-xuat-khau-vuot-moc-17-ty-usd.htm',
    date: '2026-01-12',
  },
  vtc_bare_shell_2025: {
    title: 'Nên mua chung cư xây thô hay đã hoàn thiện nội thất?',
    publisher: 'VTC News',
    language: 'vi',
    url: 'https://vtcnews.vn/nen-mua-chung-cu-xay-tho-hay-da-hoan-thien-noi-that-ar987744.html',
    date: '2025-11-18',
  },
  xinhua_census_2019: {
    title: "Vietnam becomes world's 15th most populous country",
    publisher: 'Xinhua (General Statistics Office)',
    language: 'en',
    url: 'http://www.xinhuanet.com/english/2019-07/11/c_138218350.htm',
    date: '2019-07-11',
  },
} as const satisfies Record<
  string,
  { title: string; publisher: string; language: 'vi' | 'en'; url: string; date?: string }
>

export type SourceName = keyof typeof sources
