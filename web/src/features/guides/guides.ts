import type { Destination } from '../../../../shared/rules/places.ts';
import { gilgit } from './gilgit.ts';
import type { Guide } from './guide.ts';
import { hunza } from './hunza.ts';
import { kashmir } from './kashmir.ts';
import { murree } from './murree.ts';
import { skardu } from './skardu.ts';
import { swat } from './swat.ts';

export const guides: Record<Destination, Guide> = { murree, swat, hunza, kashmir, gilgit, skardu };
