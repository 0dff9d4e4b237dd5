import { kilometresBetween, type Spot } from './placeSpots.ts';

/** A place that guests come for or arrive at: its names in both languages, and the degrees where it lies. */
interface Sight {
  name: { en: string; ur: string };
  spot: Spot;
}

/** A sight, and whole kilometres in a straight line; 0 where it is less than one. */
interface SightNearby extends Pick<Sight, 'name'> {
  kilometres: number;
}

/** Sights with a source for their degrees: docs/guides.md names it for each, and a test holds both to each other. */
export const sights: readonly Sight[] = [
  sight('Murree town', 'مری شہر', [33.9042, 73.3903]),
  sight('Nathia Gali', 'نتھیا گلی', [34.067, 73.383]),
  sight('Dunga Gali', 'ڈونگا گلی', [34.0556, 73.4167]),
  sight('Saidu Sharif Airport', 'سیدو شریف کا ہوائی اڈا', [34.8131, 72.3519]),
  sight('Malam Jabba ski resort', 'مالم جبہ کی سکی سیرگاہ', [34.7992, 72.5714]),
  sight('Kalam', 'کالام', [35.48, 72.587]),
  sight('Mahodand Lake', 'مہوڈنڈ جھیل', [35.7138, 72.6502]),
  sight('Baltit Fort', 'بلتت کا قلعہ', [36.3256, 74.6698]),
  sight('Altit Fort', 'التت کا قلعہ', [36.3173, 74.6812]),
  sight('Attabad Lake', 'عطا آباد جھیل', [36.3368, 74.8675]),
  sight('Borith Lake', 'بورت جھیل', [36.4309, 74.8628]),
  sight('Red Fort of Muzaffarabad', 'مظفرآباد کا لال قلعہ', [34.3824, 73.4649]),
  sight('Pir Chinasi', 'پیر چناسی', [34.3891, 73.5499]),
  sight('Keran', 'کیرن', [34.665, 73.953]),
  sight('Sharada Peeth', 'شاردا پیٹھ', [34.7919, 74.19]),
  sight('Gilgit Airport', 'گلگت کا ہوائی اڈا', [35.9186, 74.3336]),
  sight('Rakaposhi', 'راکاپوشی', [36.143, 74.489]),
  sight('Naltar ski resort', 'نلتر کی سکی سیرگاہ', [36.1653, 74.1783]),
  sight('Skardu Airport', 'سکردو کا ہوائی اڈا', [35.3356, 75.5361]),
  sight('Skardu Fort', 'سکردو کا قلعہ', [35.3036, 75.6395]),
  sight('Satpara Lake', 'سدپارہ جھیل', [35.2295, 75.6304]),
  sight('Lower Kachura Lake', 'لوئر کچورا جھیل', [35.4267, 75.455]),
  sight('Shigar Fort', 'شگر کا قلعہ', [35.4229, 75.7423]),
  sight('Khaplu Fort', 'خپلو کا قلعہ', [35.1517, 76.3353]),
  sight('Lake Saiful Muluk', 'جھیل سیف الملوک', [34.877, 73.6945]),
  sight('Babusar Pass', 'بابوسر پاس', [35.146, 74.047]),
  sight('Chitral Fort', 'چترال کا قلعہ', [35.8553, 71.7909]),
];

function sight(en: string, ur: string, spot: Spot): Sight {
  return { name: { en, ur }, spot };
}

/** Kilometres from which on nobody is told of a sight, and the most sights that are told. */
const farthest = 50;
const most = 3;

/** The sights that are nearest to a spot, the nearest first; none where there is none within 50 km. */
export function sightsAround(spot: Spot): SightNearby[] {
  return sights
    .map(({ name, spot: there }) => ({ name, kilometres: kilometresBetween(spot, there) }))
    .filter(({ kilometres }) => kilometres < farthest)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)
    .map(({ name, kilometres }) => ({ name, kilometres: kilometres < 1 ? 0 : Math.round(kilometres) }));
}
