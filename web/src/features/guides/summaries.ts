import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Destination } from '../../../../shared/rules/places.ts';

interface Summary {
  name: MessageDescriptor;
  /** One sentence that tells this place from the other five. */
  line: MessageDescriptor;
}

export const summaries: Record<Destination, Summary> = {
  murree: {
    name: msg`Murree Hills`,
    line: msg`Pines, mist and the Mall, two hours above Islamabad. The first snow most of the country sees.`,
  },
  swat: {
    name: msg`Sawat Valley`,
    line: msg`Poplars along a green river, from the stupas of Saidu Sharif to the deodars and lakes above Kalam.`,
  },
  hunza: {
    name: msg`Hunza Valley`,
    line: msg`Baltit Fort and apricot terraces under Rakaposhi, on the road to China.`,
  },
  kashmir: {
    name: msg`Kashmir`,
    line: msg`Wooden houses above the Neelum, and meadows that you reach on foot.`,
  },
  gilgit: {
    name: msg`Gilgit`,
    line: msg`Long bridges and an old bazaar, where three mountain ranges and all the roads meet.`,
  },
  skardu: {
    name: msg`Skardu`,
    line: msg`Red roofs by a still lake, dunes beside the Indus, and the plains of Deosai above.`,
  },
};
