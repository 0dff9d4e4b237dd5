import { msg } from '@lingui/core/macro';
import type { Guide } from './guide.ts';
import { road } from './roadYear.ts';

export const murree: Guide = {
  lead: msg`The nearest mountains to the plains: pine ridges, mist that comes and goes, and a town that walks up and down the Mall every evening.`,
  season: msg`May to September`,
  seasonNote: msg`Cool while the plains are hot; July and August bring the monsoon. Snow falls from late December to February: carry chains, and ask about the road before you start, because it is closed when the town is full.`,
  height: { town: msg`Murree`, metres: 2290 },
  road: msg`60 km, about 2 hours`,
  roadNote: msg`The Murree Expressway climbs from Islamabad to Lower Topa in about an hour and a half; the old road through Tret is slower and prettier. Weekends and snow days take much longer. Coaches leave from Faizabad in Rawalpindi.`,
  airNote: msg`Islamabad's airport is the nearest, some two and a half hours by car.`,
  warmthNote: msg`June is the warmest month: up to 25 °C by day. In January the average is 4 °C, and nights fall to −3 °C.`,
  roads: [road(msg`Murree Expressway`, { mayClose: { snow: [12], snowAndCars: [1, 2], slides: [7, 8] } })],
  ways: [
    { name: msg`Islamabad to Murree`, km: 60, hours: [1.5, 2] },
    { name: msg`Murree to Muzaffarabad`, km: 80, hours: [2, 2.5] },
  ],
  spots: [
    [
      msg`Mall Road`,
      msg`The heart of the hill station, for walking rather than driving: shawls, dry fruit, coffee, and the stone Holy Trinity Church of 1857.`,
    ],
    [
      msg`Pindi Point`,
      msg`A short walk from the Mall, with Rawalpindi and Islamabad spread out below on a clear evening.`,
    ],
    [
      msg`Kashmir Point`,
      msg`The highest corner of the town. After rain the snow peaks of Kashmir stand along the horizon.`,
    ],
    [
      msg`Patriata (New Murree)`,
      msg`A chairlift and then a cable car lift you over the forest to the top of the ridge, 15 km from the Mall.`,
    ],
    [
      msg`Nathia Gali`,
      msg`Quieter and higher, 34 km along the ridge, with the wooden church of St Matthew and the path up Mushkpuri.`,
    ],
    [
      msg`Ayubia National Park`,
      msg`Old fir and pine forest. The Pipeline Track, about 4 km and almost level, joins Dunga Gali and Ayubia.`,
    ],
  ],
  experiences: [
    msg`Ride the chairlift at Patriata early, before the queues.`,
    msg`Walk the Pipeline Track in the morning and listen for monkeys and woodpeckers.`,
    msg`Climb Mushkpuri (2,800 m) from Dunga Gali or Nathia Gali: two to three hours up, meadows at the top.`,
    msg`Sit out an evening of mist on the Mall with corn from the coals and Kashmiri chai.`,
  ],
};
