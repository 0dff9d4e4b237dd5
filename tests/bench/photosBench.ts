import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import sharp, { type Sharp } from 'sharp';
import { addWasmEngine, wasmSharp } from '../../infra/bundle/wasmSharp.ts';

/** The photo that the site sends, a photo of most phones, and the largest that is taken. */
const sizes = [
  { width: 1920, height: 1440 },
  { width: 3999, height: 3000 },
  { width: 8160, height: 6120 },
];

const formats: Record<string, (picture: Sharp) => Sharp> = {
  JPEG: (picture) => picture.jpeg({ quality: 85 }),
  'progressive JPEG': (picture) => picture.jpeg({ quality: 85, progressive: true }),
  PNG: (picture) => picture.png({ compressionLevel: 3 }),
  WebP: (picture) => picture.webp({ quality: 75, effort: 0 }),
  AVIF: (picture) => picture.avif({ quality: 45, effort: 0 }),
};

/** CPU time and memory of drawing a photo with the function's own engine, in a process for each, as Lambda has it. */
export async function photosBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-bench-'));
  try {
    await buildEngine(folder);
    const rows = [{ photo: 'none', ...(await measure(folder)) }];
    for (const size of sizes) {
      const file = join(folder, 'photo');
      for (const [format, encode] of Object.entries(formats)) {
        writeFileSync(file, await encode(aPicture(size)).toBuffer());
        rows.push({ photo: `${format} of ${megapixels(size)}`, ...(await measure(folder, file)) });
      }
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function aPicture({ width, height }: { width: number; height: number }): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 70 };
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } }).blur(3);
}

function megapixels({ width, height }: { width: number; height: number }): string {
  return `${((width * height) / 1_000_000).toFixed(0)} MP`;
}

async function buildEngine(folder: string): Promise<void> {
  await build({
    entryPoints: ['functions/photos/encodePhoto.ts'],
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    plugins: [wasmSharp],
    logLevel: 'warning',
  });
  await addWasmEngine(folder);
}

/** Seconds of CPU and megabytes at most of a process that draws a file, or only starts. */
async function measure(folder: string, file = '') {
  const script = `
    const { encodePhoto } = await import(${JSON.stringify(join(folder, 'index.mjs'))});
    const { readFileSync } = await import('node:fs');
    const before = process.cpuUsage();
    const outcome = await (${file === ''} ? 'idle' : encodePhoto(readFileSync(${JSON.stringify(file)})).then(() => 'drawn', ({ reason }) => reason));
    const { user, system } = process.cpuUsage(before);
    console.log(JSON.stringify({ outcome, cpu: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1024 }));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const { outcome, cpu, memory } = JSON.parse(stdout) as { outcome: string; cpu: number; memory: number };
  return { outcome, 'CPU s': Number(cpu.toFixed(1)), 'memory MB': Math.round(memory) };
}
