import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Destination } from '../../../../../shared/rules/destinations.ts';
import type { Spot } from './projection.ts';

/*
 * Towns, passes and mouths of rivers, in degrees north and east. Roads and rivers are led through them; docs/guides.md says
 * where the figures come from.
 */
const islamabad: Spot = [33.69, 73.06];
const hasanAbdal: Spot = [33.82, 72.69];
const mansehra: Spot = [34.33, 73.2];
const muzaffarabad: Spot = [34.36, 73.47];
const keran: Spot = [34.67, 73.95];
const sharda: Spot = [34.79, 74.19];
const kel: Spot = [34.82, 74.35];
const taobat: Spot = [34.73, 74.71];
const chakdara: Spot = [34.65, 72.03];
const mingora: Spot = [34.78, 72.36];
const bahrain: Spot = [35.21, 72.55];
const kalam: Spot = [35.48, 72.59];
const besham: Spot = [34.93, 72.88];
const dasu: Spot = [35.29, 73.22];
const sazin: Spot = [35.53, 73.48];
const chilas: Spot = [35.41, 74.1];
const raikot: Spot = [35.49, 74.59];
const jaglot: Spot = [35.69, 74.63];
const gilgit: Spot = [35.92, 74.31];
const chalt: Spot = [36.25, 74.33];
const karimabad: Spot = [36.33, 74.67];
const gulmit: Spot = [36.38, 74.86];
const sost: Spot = [36.69, 74.82];
const haramosh: Spot = [35.84, 74.75];
const rondu: Spot = [35.55, 75.12];
const skardu: Spot = [35.3, 75.63];

export const start = { name: msg`Islamabad`, at: islamabad };

/** Where the traveller to each destination arrives. */
export const arrivals: Record<Destination, Spot> = {
  murree: [33.9, 73.39],
  swat: mingora,
  hunza: karimabad,
  kashmir: keran,
  gilgit,
  skardu,
};

interface Line {
  name: MessageDescriptor;
  spots: readonly Spot[];
}

/** The roads, in the order of their numbers on the map; the number stands at `sign`. */
export const mapRoads: readonly (Line & { sign: Spot })[] = [
  {
    name: msg`Karakoram Highway, to Gilgit, Hunza and the Khunjerab Pass`,
    sign: [35.1, 73],
    spots: [
      ...[islamabad, hasanAbdal, [33.99, 72.93] as Spot, [34.15, 73.2] as Spot, mansehra, [34.68, 73.02] as Spot],
      ...[
        besham,
        [35.11, 73] as Spot,
        dasu,
        sazin,
        chilas,
        raikot,
        jaglot,
        [35.91, 74.34] as Spot,
        [36.06, 74.3] as Spot,
      ],
      ...[chalt, karimabad, gulmit, [36.48, 74.89] as Spot, sost, [36.85, 75.43] as Spot],
    ],
  },
  {
    name: msg`Kaghan road, by Naran and the Babusar Pass`,
    sign: [34.78, 73.53],
    spots: [mansehra, [34.54, 73.35], [34.91, 73.65], [35.15, 74.05], chilas],
  },
  {
    name: msg`Skardu road (S-1), along the Indus`,
    sign: [35.67, 74.97],
    spots: [jaglot, haramosh, rondu, [35.44, 75.4], skardu],
  },
  {
    name: msg`Murree Expressway, and on to Muzaffarabad`,
    sign: [34.13, 73.5],
    spots: [islamabad, [33.74, 73.18], [33.9, 73.39], [34.1, 73.5], muzaffarabad],
  },
  {
    name: msg`Neelum road`,
    sign: [34.5, 73.82],
    spots: [muzaffarabad, [34.39, 73.72], keran, sharda, kel, taobat],
  },
  {
    name: msg`Swat Motorway, and on to Kalam`,
    sign: [34.36, 72.1],
    spots: [hasanAbdal, [34.06, 72.25], [34.36, 72.1], chakdara, mingora, [34.94, 72.47], bahrain, kalam],
  },
];

/** Rivers in the direction in which they flow. */
export const rivers: readonly (Line & { label: Spot })[] = [
  {
    name: msg`Indus`,
    label: [35.33, 73.72],
    spots: [
      ...([
        [34.62, 76.4],
        [34.95, 76.2],
        [35.22, 75.93],
        [35.31, 75.66],
        [35.42, 75.38],
      ] as const),
      ...([[35.53, 75.1], haramosh, [35.71, 74.64], [35.5, 74.61], [35.43, 74.1], [35.55, 73.5]] as const),
      ...([
        [35.3, 73.2],
        [35.09, 72.98],
        [34.92, 72.86],
        [34.75, 72.9],
        [34.3, 72.8],
        [34, 72.6],
        [33.88, 72.2],
      ] as const),
      [33.35, 71.95],
    ],
  },
  {
    name: msg`Jhelum`,
    label: [33.62, 73.7],
    spots: [[34.1, 74], [34.17, 73.74], muzaffarabad, [34.1, 73.52], [33.73, 73.62], [33.33, 73.66]],
  },
  { name: msg`Neelum`, label: [34.67, 75], spots: [taobat, kel, sharda, keran, [34.38, 73.72], muzaffarabad] },
  {
    name: msg`Swat`,
    label: [35.3, 72.3],
    spots: [kalam, bahrain, [34.94, 72.47], mingora, [34.64, 72.06], [34.55, 71.75]],
  },
  {
    name: msg`Gilgit`,
    label: [36.28, 73.5],
    spots: [[36.17, 72.95], [36.23, 73.44], [36.17, 73.77], gilgit, [35.71, 74.64]],
  },
  {
    name: msg`Hunza`,
    label: [36.57, 75.1],
    spots: [[36.83, 75.1], sost, gulmit, [36.3, 74.68], [36.24, 74.34], [36.06, 74.27], [35.92, 74.36]],
  },
];

/** A peak has its name below it, or beside it where a town lies below. */
export const peaks = [
  { name: msg`K2`, metres: 8611, at: [35.88, 76.51], beside: false },
  { name: msg`Nanga Parbat`, metres: 8126, at: [35.24, 74.59], beside: false },
  { name: msg`Rakaposhi`, metres: 7788, at: [36.14, 74.49], beside: true },
] as const satisfies readonly { name: MessageDescriptor; metres: number; at: Spot; beside: boolean }[];
