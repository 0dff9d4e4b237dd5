/** Other names of one and the same place, in Latin and Urdu letters. */
export const aliases = placeByName({
  murree: ['murree hills', 'مری'],
  swat: ['sawat', 'swat valley', 'sawat valley', 'سوات'],
  hunza: ['hunza valley', 'karimabad', 'ہنزہ'],
  kashmir: ['azad kashmir', 'کشمیر'],
  neelum: ['neelum valley'],
  gilgit: ['gilgit city', 'گلگت'],
  skardu: ['skardu valley', 'سکردو'],
  naran: ['naran valley', 'ناران', 'kaghan valley'],
  kaghan: ['کاغان'],
  chitral: ['chitral valley', 'چترال'],
});

/** Names that came later: entries of the first shape, which remember no places, do not stand under them. */
export const laterAliases = placeByName({
  murree: ['مری ہلز'],
  swat: ['وادیِ سوات', 'وادی سوات'],
  kashmir: ['ajk', 'azad jammu and kashmir', 'آزاد کشمیر'],
  neelum: ['neelam', 'neelam valley', 'نیلم', 'وادیِ نیلم', 'وادی نیلم'],
  skardu: ['اسکردو', 'baltistan', 'بلتستان'],
  'gilgit baltistan': ['gb', 'گلگت بلتستان'],
  hunza: ['کریم آباد', 'وادیِ ہنزہ', 'وادی ہنزہ'],
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

/** Places by each of their names. */
export function placeByName(namesOf: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(namesOf).flatMap(([place, names]) => names.map((name) => [name, place] as const)));
}
