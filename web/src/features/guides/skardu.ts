import { msg } from '@lingui/core/macro';
import type { Guide } from './guide.ts';
import { babusar, highwayToSkardu } from './roadYear.ts';

export const skardu: Guide = {
  lead: msg`Still lakes and cold dunes in a wide valley of the Indus, with red roofs at Kachura, the Deosai plains above and the road to K2 beyond.`,
  season: msg`May to October`,
  seasonNote: msg`Blossom comes in April. Deosai is open only from about late June to early October. October is clear and golden; from December to February nights fall far below zero and many houses close.`,
  height: { town: msg`Skardu`, metres: 2230 },
  road: msg`About 635 km, 15 to 17 hours`,
  roadNote: msg`By Babusar in summer or the Karakoram Highway to Jaglot, then the Skardu road along the Indus, rebuilt in 2021: three to four hours for 164 km, open all year. Take two days; rocks fall after rain.`,
  airNote: msg`Jets fly from Islamabad in about an hour, with flights from Karachi and Lahore in season. Clouds cancel them: keep a day in hand.`,
  warmthNote: msg`From April to October it has between 8 and 27 °C. In December and January nights fall below −10 °C, in some years below −20 °C.`,
  roads: [highwayToSkardu, babusar],
  ways: [
    { name: msg`Islamabad to Skardu by Babusar`, km: 635, hours: [15, 17] },
    { name: msg`Islamabad to Skardu by the Karakoram Highway`, km: 715, hours: [20, 22] },
    { name: msg`Gilgit to Skardu`, km: 200, hours: [4, 5] },
    { name: msg`Karimabad to Skardu`, km: 300, hours: [6, 8] },
  ],
  spots: [
    [
      msg`Shangrila, Lower Kachura`,
      msg`The lake with the red roofs: a resort of 1983 in an orchard, half an hour from the town.`,
    ],
    [
      msg`Upper Kachura Lake`,
      msg`Deep, clear and quieter, a short walk down through apricot gardens; trout on the shore.`,
    ],
    [
      msg`Shigar Fort`,
      msg`The "palace on the rock" of the rajas of Shigar, 400 years old, restored as a museum and a small hotel.`,
    ],
    [
      msg`Deosai`,
      msg`A plain at over 4,000 m where brown bears live, flowers cover July and Sheosar Lake mirrors Nanga Parbat.`,
    ],
    [msg`Satpara Lake`, msg`8 km from the town on the way to Deosai, blue behind its dam.`],
    [msg`Katpana Desert`, msg`Cold sand dunes with snow peaks behind them, white in January.`],
    [msg`Khaplu Palace`, msg`Balti carving and balconies, built in 1840, a hundred kilometres up the Shyok.`],
  ],
  experiences: [
    msg`Row on Lower Kachura in the morning, before the wind takes the mirror away.`,
    msg`Spend a night under the stars of Deosai, with warm clothes even in July.`,
    msg`See the Manthal Buddha rock on the way to Satpara.`,
    msg`Walk on the Katpana dunes at sunset.`,
  ],
};
