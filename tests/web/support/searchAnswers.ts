import { screen, within } from '@testing-library/react';
import type { SearchCounts } from '../../../shared/contracts/counts.ts';
import { ok } from './fakeApi.ts';
import { hitOf } from './samples.ts';

export const hotels = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const full = (name: string, size = 20) => Array.from({ length: size }, (_, at) => hitOf(`${name}${at}`));
export const shows = { kind: 'place', name: 'Hunza Valley', instead: false } as const;
export const counted = (counts: Partial<SearchCounts> = {}) => ok('rooms_counted', { causes: [], ...counts });
