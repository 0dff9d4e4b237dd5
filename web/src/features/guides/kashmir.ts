import { msg } from '@lingui/core/macro';
import type { Guide } from './guide.ts';
import { road } from './roadYear.ts';

export const kashmir: Guide = {
  lead: msg`The Neelum comes down through nearly 200 kilometres of forest. Above it stand wooden houses, meadows reached on foot, and the ruins of an old seat of learning.`,
  season: msg`May to September`,
  seasonNote: msg`June to September for the upper valley and the lakes. Snow closes the road above Sharda for much of the winter, and July's rains bring slides. Carry your identity card: there are checkposts, and visitors from abroad need a permit.`,
  height: { town: msg`Keran`, metres: 1524 },
  road: msg`138 km, 3 to 4 hours to Muzaffarabad`,
  roadNote: msg`By Murree and Kohala to Muzaffarabad, then up the Neelum: Keran in about three hours more, Sharda in five, Kel in six to seven. Beyond Sharda a jeep is the better car.`,
  airNote: msg`There are no scheduled flights; Islamabad's airport is the nearest.`,
  warmthNote: msg`In Muzaffarabad July has 32 °C by day and 21 °C at night, April 26 °C and 13 °C, January 15 °C and 1 °C. The valley climbs from there: Sharda, at 1,980 m, has snow in winter.`,
  roads: [
    road(msg`To Keran`, { mayClose: { snow: [1, 2, 12], slides: [7, 8, 9] } }),
    road(msg`Beyond Sharda`, { mayClose: { snow: [12], clearing: [3], slides: [7, 8, 9] }, closed: { snow: [1, 2] } }),
  ],
  ways: [
    { name: msg`Islamabad to Muzaffarabad`, km: 138, hours: [3, 4] },
    { name: msg`Muzaffarabad to Keran`, km: 93, hours: [3, 4] },
    { name: msg`Muzaffarabad to Sharda`, km: 136, hours: [5, 6] },
    { name: msg`Muzaffarabad to Kel`, km: 165, hours: [6, 7] },
  ],
  spots: [
    [
      msg`Keran`,
      msg`A village on the river bank, where the river is the Line of Control: the houses on the far side look back at you.`,
    ],
    [msg`Upper Neelum`, msg`Wooden houses and maize fields on a shelf above Keran, with the whole valley below.`],
    [
      msg`Sharda`,
      msg`The stones of Sharada Peeth, temple and place of learning a thousand years ago, across the river from a green town.`,
    ],
    [
      msg`Kel and Arang Kel`,
      msg`A cable car over the gorge and a steep climb of under an hour bring you to a meadow village at 2,550 m, called the pearl of the valley.`,
    ],
    [
      msg`Ratti Gali Lake`,
      msg`An alpine lake at 3,700 m, open from July to September: a jeep from Dowarian, then an hour on foot.`,
    ],
    [msg`Taobat`, msg`The last village, where the river enters the valley and the road ends.`],
    [msg`Muzaffarabad Fort`, msg`The Red Fort of the Chak rulers, finished in 1646, on a bend of the Neelum.`],
  ],
  experiences: [
    msg`Stay a night in Arang Kel, when the day visitors have gone down.`,
    msg`Walk to Ratti Gali among July's flowers.`,
    msg`Sleep in a wooden house and let the family cook.`,
    msg`Stand under the Dhani waterfall on the road to Keran.`,
  ],
};
