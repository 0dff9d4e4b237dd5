import type { Bedding, Berth } from './beds.ts';
import { darken, lighten } from './color.ts';
import { block, type Frame } from './stage.ts';
import { type Point, poly } from './svg.ts';

export function headboard(frame: Frame, { width }: Berth, bedding: Bedding): string {
  const { wood, headboard: kind, quilt } = bedding;
  const on = (u: number, h: number): Point => frame(u * width, 0.03, h);
  if (kind === 'none') return '';
  if (kind === 'rails') {
    const bars = [0.15, 0.38, 0.61, 0.84].map((u) =>
      poly([on(u, 0.4), on(u, 0.92), on(u + 0.04, 0.92), on(u + 0.04, 0.4)], wood),
    );
    return poly([on(-0.02, 0.9), on(-0.02, 0.99), on(1.02, 0.99), on(1.02, 0.9)], lighten(wood, 0.12)) + bars.join('');
  }
  const arch = (inset: number, top: number): Point[] => [
    on(inset, 0.2),
    on(inset, top - 0.25),
    on(0.2, top - 0.04),
    on(0.42, top + 0.02),
    on(0.5, top + 0.12),
    on(0.58, top + 0.02),
    on(0.8, top - 0.04),
    on(1 - inset, top - 0.25),
    on(1 - inset, 0.2),
  ];
  const panel = (inset: number, top: number): Point[] => [
    on(inset, 0.2),
    on(inset, top),
    on(1 - inset, top),
    on(1 - inset, 0.2),
  ];
  const shape = kind === 'panel' ? panel : arch;
  const inner = kind === 'carved' ? darken(wood, 0.25) : quilt[2];
  const tufts = [0.2, 0.4, 0.6, 0.8].map((u) =>
    poly([on(u - 0.004, 0.4), on(u - 0.004, 1), on(u + 0.004, 1), on(u + 0.004, 0.4)], darken(inner, 0.18)),
  );
  return (
    poly(shape(-0.04, 1.16), wood) +
    poly(shape(0.02, 1.08), inner) +
    (kind === 'panel' ? tufts.join('') : carving(on, wood))
  );
}

export function sideboard(frame: Frame, { width }: Berth, { wood, quilt, headboard: kind }: Bedding): string {
  if (kind === 'none') return '';
  const soft = kind === 'panel' ? quilt[2] : wood;
  return (
    block(frame, { u: [-0.04, width + 0.04], v: [0, 0.07], h: [0, kind === 'rails' ? 0.85 : 1.06] }, wood) +
    block(frame, { u: [0.04, width - 0.04], v: [0.07, 0.1], h: [0.4, kind === 'rails' ? 0.8 : 1] }, soft)
  );
}

function carving(on: (u: number, h: number) => Point, wood: string): string {
  const rosette = (u: number, h: number, r: number): string =>
    poly([on(u - r, h), on(u, h + r * 1.4), on(u + r, h), on(u, h - r * 1.4)], lighten(wood, 0.22)) +
    poly([on(u - r / 2, h), on(u, h + r * 0.7), on(u + r / 2, h), on(u, h - r * 0.7)], darken(wood, 0.1));
  return rosette(0.5, 0.98, 0.1) + rosette(0.24, 0.86, 0.06) + rosette(0.76, 0.86, 0.06);
}
