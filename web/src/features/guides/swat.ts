import { msg } from '@lingui/core/macro';
import type { Guide } from './guide.ts';
import { road } from './roadYear.ts';

export const swat: Guide = {
  lead: msg`A green river between poplars and orchards, Buddhist Gandhara in its lower fields, deodar forest and lakes at its head.`,
  season: msg`April to October`,
  seasonNote: msg`Orchards blossom in April, the high lakes open in June, poplars turn gold in October. Snow is good for skiing at Malam Jabba from late December to early March. In July and August ask about floods and slides above Bahrain.`,
  height: { town: msg`Kalam`, metres: 2000 },
  road: msg`250 km, 4 to 5 hours to Mingora`,
  roadNote: msg`By the M-1 and the Swat Motorway to Chakdara, then along the river to Mingora. Malam Jabba is an hour and a half further, Kalam three to four hours up the valley through Madyan and Bahrain.`,
  airNote: msg`Fly to Islamabad or Peshawar and go on by road; do not count on flights to Saidu Sharif, which come and go.`,
  warmthNote: msg`In Kalam days have 26 °C in July, 18 °C in April and 7 °C in January, with frost at night. Mingora, a thousand metres lower, is hot in summer.`,
  roads: [
    road(msg`To Mingora`, { mayClose: { fog: [1, 11, 12], floods: [7, 8] } }),
    road(msg`Mingora to Kalam`, {
      mayClose: { snow: [1, 2, 3, 12], earlySnow: [11], highWater: [4, 5], floods: [7, 8] },
    }),
  ],
  ways: [
    { name: msg`Islamabad to Mingora`, km: 250, hours: [4, 5] },
    { name: msg`Mingora to Kalam`, km: 99, hours: [3, 4] },
    { name: msg`Islamabad to Kalam`, km: 340, hours: [7, 9] },
  ],
  spots: [
    [
      msg`Malam Jabba`,
      msg`Pakistan's best known ski slope, at about 2,800 m, with a chairlift that runs in summer too.`,
    ],
    [
      msg`Kalam`,
      msg`Where the Ushu and Utror rivers meet and become the Swat. Most roads to lakes and forests start here.`,
    ],
    [
      msg`Mahodand Lake`,
      msg`The "lake of fish", at 2,865 m beyond Ushu and Matiltan: two hours by jeep from Kalam, rowing boats and trout.`,
    ],
    [msg`Ushu Forest`, msg`Tall deodars on both sides of the road, a few kilometres above Kalam.`],
    [msg`Bahrain`, msg`A bazaar of carved wood where the Daral stream falls into the Swat river.`],
    [
      msg`Swat Museum and Butkara`,
      msg`Gandhara sculpture in Saidu Sharif, and the great stupa it partly came from, a short walk away.`,
    ],
    [msg`Marghazar`, msg`The White Palace of the Wali of Swat, built of marble around 1940 below Mount Elum.`],
  ],
  experiences: [
    msg`Eat trout by the water in Madyan or Kalam.`,
    msg`Take a jeep to Mahodand, and a boat across it.`,
    msg`Ski, or learn to, at Malam Jabba in January.`,
    msg`See the seventh-century Buddha carved in the rock at Jahanabad.`,
  ],
};
