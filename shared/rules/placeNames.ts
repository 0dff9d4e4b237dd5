/** Other names of one and the same place, in Latin and Urdu letters. */
export const aliases = placeByName({
  murree: ['murree hills', 'مری', 'مری ہلز'],
  swat: ['sawat', 'swat valley', 'sawat valley', 'سوات', 'وادیِ سوات', 'وادی سوات'],
  hunza: ['hunza valley', 'karimabad', 'ہنزہ', 'کریم آباد', 'وادیِ ہنزہ', 'وادی ہنزہ'],
  kashmir: ['azad kashmir', 'کشمیر', 'ajk', 'azad jammu and kashmir', 'آزاد کشمیر'],
  neelum: ['neelum valley', 'neelam', 'neelam valley', 'نیلم', 'وادیِ نیلم', 'وادی نیلم'],
  gilgit: ['gilgit city', 'گلگت'],
  skardu: ['skardu valley', 'سکردو', 'اسکردو', 'baltistan', 'بلتستان', 'وادیِ سکردو', 'وادی سکردو'],
  naran: ['naran valley', 'ناران', 'kaghan valley', 'وادیِ کاغان', 'وادی کاغان', 'وادیِ ناران', 'وادی ناران'],
  kaghan: ['کاغان'],
  chitral: ['chitral valley', 'چترال', 'وادیِ چترال', 'وادی چترال'],
  'gilgit baltistan': ['gb', 'گلگت بلتستان'],
  'nathia gali': ['nathiagali', 'nathiya gali', 'نتھیا گلی'],
  'malam jabba': ['malamjabba', 'مالم جبہ'],
  kalam: ['کالام'],
  bhurban: ['بھوربن'],
  patriata: ['پتریاٹہ'],
  'jhika gali': ['جھیکا گلی'],
  kuldana: ['کلڈنہ'],
  mingora: ['مینگورہ'],
  bahrain: ['بحرین'],
  miandam: ['میاندم'],
  passu: ['پسو'],
  gulmit: ['گلمت'],
  aliabad: ['علی آباد'],
  altit: ['التت'],
  muzaffarabad: ['مظفرآباد', 'مظفر آباد'],
  keran: ['کیرن'],
  sharda: ['شاردا'],
  kel: ['کیل'],
  rawalakot: ['راولاکوٹ'],
  danyore: ['دنیور'],
  naltar: ['نلتر'],
  shigar: ['شگر'],
  kachura: ['کچورا'],
  khaplu: ['خپلو'],
  batakundi: ['بٹہ کنڈی'],
  ayun: ['آیون'],
  bumburet: ['بمبوریت'],
});

/** Other names of known places that owners write into an address. */
export const namesInAddresses = [
  'Karimabad',
  'Swat Valley',
  'Azad Kashmir',
  'Skardu Valley',
  'Baltistan',
  'Kaghan Valley',
  'Naran Valley',
  'Chitral Valley',
];

/** Places by each of their names. */
export function placeByName(namesOf: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(namesOf).flatMap(([place, names]) => names.map((name) => [name, place] as const)));
}
