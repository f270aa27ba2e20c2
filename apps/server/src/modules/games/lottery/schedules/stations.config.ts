type Region = 'N' | 'S' | 'C';
type VietnamStation = {
  id: string;
  region: Region;
  name: string;
  family: 'vn-north' | 'vn-south';
  at: string;
  /** Who draws on which weekday; 1 is Monday. */
  days: readonly { weekday: number; name: string }[];
  /** The weekdays on which it is the leading station of its region. */
  leads: readonly number[];
};

/** The stations of each weekday from Monday to Sunday, the leading one first. */
const SOUTH: readonly (readonly string[])[] = [
  ['TP. Hồ Chí Minh', 'Đồng Tháp', 'Cà Mau'],
  ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'],
  ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng'],
  ['Tây Ninh', 'An Giang', 'Bình Thuận'],
  ['Vĩnh Long', 'Bình Dương', 'Trà Vinh'],
  ['TP. Hồ Chí Minh', 'Long An', 'Bình Phước', 'Hậu Giang'],
  ['Tiền Giang', 'Kiên Giang', 'Đà Lạt'],
];
const CENTRAL: readonly (readonly string[])[] = [
  ['Phú Yên', 'Huế'],
  ['Đắk Lắk', 'Quảng Nam'],
  ['Đà Nẵng', 'Khánh Hòa'],
  ['Bình Định', 'Quảng Trị', 'Quảng Bình'],
  ['Gia Lai', 'Ninh Thuận'],
  ['Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông'],
  ['Kon Tum', 'Khánh Hòa', 'Huế'],
];
const NORTH = ['Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định', 'Thái Bình'];

/** `Đắk Lắk` is `vn-dak-lak`. */
const idOf = (name: string): string =>
  `vn-${name
    .replace('TP. ', '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(' ', '-')}`;

function stationsOf(region: Region, at: string, table: readonly (readonly string[])[]): VietnamStation[] {
  const names = [...new Set(table.flat())];
  return names.map((name) => ({
    id: idOf(name),
    region,
    name,
    family: 'vn-south',
    at,
    days: table.flatMap((day, index) => (day.includes(name) ? [{ weekday: index + 1, name }] : [])),
    leads: table.flatMap(([leading], index) => (leading === name ? [index + 1] : [])),
  }));
}

/** The north has one draw a day, held by another city each time; south and centre one per station. */
export const VIETNAM_STATIONS: readonly VietnamStation[] = [
  {
    id: 'vn-north',
    region: 'N',
    name: 'Miền Bắc',
    family: 'vn-north',
    at: '18:15',
    days: NORTH.map((name, index) => ({ weekday: index + 1, name })),
    leads: [],
  },
  ...stationsOf('C', '17:15', CENTRAL),
  ...stationsOf('S', '16:15', SOUTH),
];

/** The first day on which this table holds. */
export const STATIONS_SINCE = '2020-01-01';
