import { msg } from '@lingui/core/macro';
import type { Guide } from './guide.ts';
import { babusar, karakoramHighway } from './roadYear.ts';

export const hunza: Guide = {
  lead: msg`Terraces of apricot trees under Rakaposhi, forts older than the road by centuries, and a turquoise lake that a landslide made in 2010.`,
  season: msg`April to early November`,
  seasonNote: msg`Apricots and cherries blossom from late March to mid April, fruit ripens in July, and the valley turns yellow and red in the second half of October. Winters are cold and quiet; many guest houses close.`,
  height: { town: msg`Karimabad`, metres: 2440 },
  road: msg`About 600 km, 14 to 16 hours`,
  roadNote: msg`In summer by Naran and the Babusar Pass (4,173 m, open from about June to October), otherwise by the Karakoram Highway through Besham and Chilas. Take two days. From Gilgit it is 100 km, two to three hours on a good road.`,
  airNote: msg`Fly from Islamabad to Gilgit in about an hour and go on by car. Flights wait for clear skies: keep a day in hand.`,
  warmthNote: msg`In Aliabad July has 30 °C by day and 17 °C at night, April 17 °C and 6 °C, October 18 °C and 6 °C, January 1 °C and −7 °C.`,
  roads: [karakoramHighway, babusar],
  ways: [
    { name: msg`Islamabad to Karimabad by Babusar`, km: 600, hours: [14, 16] },
    { name: msg`Islamabad to Karimabad by the Karakoram Highway`, km: 700, hours: [16, 20] },
    { name: msg`Gilgit to Karimabad`, km: 100, hours: [2, 3] },
    { name: msg`Karimabad to Skardu`, km: 300, hours: [6, 8] },
  ],
  spots: [
    [msg`Baltit Fort`, msg`The seat of the Mirs of Hunza for some 700 years, above Karimabad; a museum since 1996.`],
    [
      msg`Altit Fort`,
      msg`Older still, on the edge of a cliff over the Hunza river, with a garden and a restored village at its foot.`,
    ],
    [
      msg`Attabad Lake`,
      msg`Dammed by the landslide of January 2010. Boats, jet skis, and tunnels where the road used to be.`,
    ],
    [msg`Passu Cones`, msg`The cathedral spires of Tupopdan (6,106 m), straight ahead of the highway after Gulmit.`],
    [msg`Hussaini Bridge`, msg`Planks and wire over the Hunza river, a long step apart. Cross when there is no wind.`],
    [
      msg`Khunjerab Pass`,
      msg`The border with China at 4,693 m, one of the highest paved crossings on earth. Since December 2024 the post works in winter too, in snow. Go slowly; the air is thin.`,
    ],
    [
      msg`Duikar (Eagle's Nest)`,
      msg`The village above Altit from which Rakaposhi, Diran and Ladyfinger catch the first light.`,
    ],
  ],
  experiences: [
    msg`Be at Duikar half an hour before sunrise.`,
    msg`Walk beside the old water channels above Karimabad; take a guide for the Ultar meadow.`,
    msg`Eat chapshuro, walnut cake and apricot soup in Karimabad's bazaar.`,
    msg`Stop at Ghulmet, where Rakaposhi (7,788 m) rises from the roadside to its summit in one sweep.`,
  ],
};
