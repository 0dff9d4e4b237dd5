import type { Tint } from './color.ts';
import type { Season } from './facts.ts';
import type { Random } from './random.ts';

type Time = 'dawn' | 'day' | 'dusk' | 'night';
export type Light = {
  time: Time;
  sky: readonly [string, string, string];
  haze: string;
  outdoors: Tint;
  indoors: Tint;
  beam: string;
  lamps: boolean;
  /** The side that the sun or the moon stands on: -1 left, 1 right. */
  side: -1 | 1;
};

type Mood = Omit<Light, 'time' | 'side'>;

const warmLamp = { beam: '#ffcf8a', lamps: true };

const moods: Record<Time, readonly [Mood, ...Mood[]]> = {
  dawn: [
    {
      sky: ['#8fb0c0', '#efd0b6', '#fbe2bd'],
      haze: '#f3d6bb',
      outdoors: [1, 0.94, 0.89],
      indoors: [1, 0.96, 0.91],
      beam: '#ffdcae',
      lamps: false,
    },
    {
      sky: ['#a5a9c0', '#e9bfb4', '#f8dcc0'],
      haze: '#eccbc0',
      outdoors: [0.98, 0.9, 0.9],
      indoors: [0.99, 0.94, 0.92],
      beam: '#ffd3b8',
      lamps: false,
    },
  ],
  day: [
    {
      sky: ['#74adc0', '#a9cfd3', '#eeead8'],
      haze: '#d5e3df',
      outdoors: [1, 1, 0.98],
      indoors: [1, 1, 1],
      beam: '#fff3d6',
      lamps: false,
    },
    {
      sky: ['#5c9db8', '#9fcbd0', '#dfe9de'],
      haze: '#c9dfdf',
      outdoors: [1, 1, 1],
      indoors: [1, 1, 1],
      beam: '#fff6df',
      lamps: false,
    },
    {
      sky: ['#9dbfc2', '#d3ddd0', '#f6ead0'],
      haze: '#e6e2d0',
      outdoors: [1, 0.98, 0.94],
      indoors: [1, 0.99, 0.97],
      beam: '#fff0cf',
      lamps: false,
    },
  ],
  dusk: [
    {
      sky: ['#4c5f86', '#cf9482', '#f7bf7c'],
      haze: '#dda58c',
      outdoors: [0.86, 0.73, 0.72],
      indoors: [1, 0.93, 0.84],
      ...warmLamp,
    },
    {
      sky: ['#3f6f8a', '#c9b3a0', '#ffca8a'],
      haze: '#e0b795',
      outdoors: [0.9, 0.78, 0.72],
      indoors: [0.99, 0.93, 0.85],
      ...warmLamp,
    },
  ],
  night: [
    {
      sky: ['#12213b', '#22405c', '#4a6a80'],
      haze: '#3b5a72',
      outdoors: [0.43, 0.52, 0.64],
      indoors: [0.93, 0.82, 0.7],
      ...warmLamp,
    },
    {
      sky: ['#1b1f42', '#363a66', '#6a6386'],
      haze: '#514f78',
      outdoors: [0.46, 0.48, 0.65],
      indoors: [0.92, 0.81, 0.72],
      ...warmLamp,
    },
  ],
};

// Daylight sells a view; the other hours keep a list from looking alike.
const hours: readonly [Time, ...Time[]] = [
  'day',
  'day',
  'day',
  'day',
  'day',
  'dawn',
  'dawn',
  'dusk',
  'dusk',
  'dusk',
  'night',
  'night',
];

export function lightFor(random: Random, season: Season): Light {
  const time = random.pick(hours);
  const mood = random.pick(moods[time]);
  const cold: Tint = [mood.outdoors[0] * 0.96, mood.outdoors[1] * 0.98, mood.outdoors[2] * 1.02];
  const side = random.chance(0.5) ? 1 : -1;
  return { ...mood, time, side, outdoors: season === 'winter' ? cold : mood.outdoors };
}
