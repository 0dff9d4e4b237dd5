import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Destination } from '../../../../shared/rules/destinations.ts';

type OfEachPlace = Record<Destination, MessageDescriptor>;

export const placeNames: OfEachPlace = {
  murree: msg`Murree Hills`,
  swat: msg`Sawat Valley`,
  hunza: msg`Hunza Valley`,
  kashmir: msg`Kashmir`,
  gilgit: msg`Gilgit`,
  skardu: msg`Skardu`,
};

/** One sentence that tells each place from the other five. */
export const placeLines: OfEachPlace = {
  murree: msg`Pines, mist and the Mall, two hours above Islamabad. The first snow most of the country sees.`,
  swat: msg`Poplars along a green river, from the stupas of Saidu Sharif to the deodars and lakes above Kalam.`,
  hunza: msg`Baltit Fort and apricot terraces under Rakaposhi, on the road to China.`,
  kashmir: msg`Wooden houses above the Neelum, and meadows that you reach on foot.`,
  gilgit: msg`Long bridges and an old bazaar, where three mountain ranges and all the roads meet.`,
  skardu: msg`Red roofs by a still lake, dunes beside the Indus, and the plains of Deosai above.`,
};
