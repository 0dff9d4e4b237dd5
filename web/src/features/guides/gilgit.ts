import { msg } from '@lingui/core/macro';
import type { Guide } from './guide.ts';
import { babusar, karakoramHighway } from './roadYear.ts';

export const gilgit: Guide = {
  lead: msg`The crossroads of the north: long suspension bridges, a bazaar that has traded with Kashgar for centuries, and side valleys full of pines and lakes.`,
  season: msg`April to October`,
  seasonNote: msg`The town is hot in July while Naltar is cool. Lakes and passes are open from June to September; polo is played in spring and around the first of November. Naltar has snow for skiing in January and February.`,
  height: { town: msg`Gilgit`, metres: 1500 },
  road: msg`About 500 km, 12 to 14 hours`,
  roadNote: msg`In summer by Naran and the Babusar Pass (open from about June to October), otherwise by the Karakoram Highway through Besham and Chilas. Night coaches run all year; by day you see Nanga Parbat.`,
  airNote: msg`Small planes fly from Islamabad in about an hour, past Nanga Parbat, when the sky is clear. Keep a day in hand for a cancelled flight.`,
  warmthNote: msg`July has 36 °C by day and 19 °C at night, April 24 °C and 9 °C, October 25 °C and 7 °C, January 9 °C and −3 °C.`,
  roads: [karakoramHighway, babusar],
  ways: [
    { name: msg`Islamabad to Gilgit by Babusar`, km: 500, hours: [12, 14] },
    { name: msg`Islamabad to Gilgit by the Karakoram Highway`, km: 600, hours: [16, 18] },
    { name: msg`Gilgit to Karimabad`, km: 100, hours: [2, 3] },
    { name: msg`Gilgit to Skardu`, km: 200, hours: [4, 5] },
  ],
  spots: [
    [
      msg`Gilgit Bridge`,
      msg`The long suspension bridges over the Gilgit and Hunza rivers, at the bazaar and at Danyor, that tied the valleys together.`,
    ],
    [msg`Kargah Buddha`, msg`Carved high on a cliff some 1,300 years ago, 10 km west of the town.`],
    [msg`Naltar Lakes`, msg`Lakes in blue and bottle green among pines, two to three hours by jeep.`],
    [
      msg`Junction Point, Jaglot`,
      msg`Where the Gilgit river meets the Indus, and the Himalaya, Karakoram and Hindu Kush face each other.`,
    ],
    [
      msg`Phander`,
      msg`A still green lake and valley in Ghizer, a long day's drive west on the road to the Shandur Pass.`,
    ],
    [msg`Gilgit Bazaar`, msg`Dried apricots and mulberries, woollen caps, stones, and tea from over the pass.`],
  ],
  experiences: [
    msg`Watch polo as it was first played: no umpire, few rules.`,
    msg`Take a jeep to Naltar and sleep by the first lake.`,
    msg`Walk across a swaying bridge at sunset, when the mountains turn the colour of apricots.`,
    msg`Have breakfast with a view of Rakaposhi on the way to Hunza.`,
  ],
};
