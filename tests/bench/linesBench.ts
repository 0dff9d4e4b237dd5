import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from '@babel/core';
import type { BenchOptions } from './options.ts';

const parts = ['shared', 'functions', 'infra', 'web'];

/** Counts code lines of a revision (`HEAD` when left out) by part: comments taken out, formatted by today's rules, without empty lines. */
export async function linesBench({ only = ['HEAD'] }: BenchOptions): Promise<void> {
  console.table(Object.fromEntries(only.map((revision) => [revision, countLines(revision)])));
}

function countLines(revision: string): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-lines-'));
  try {
    const archive = execFileSync('git', ['archive', revision, ...parts], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    writeFileSync(join(folder, 'biome.json'), formatting());
    for (const file of codeFiles(folder)) writeFileSync(file, withoutComments(file));
    execFileSync('node_modules/.bin/biome', ['format', '--write', '--config-path', folder, folder], { stdio: 'pipe' });
    const counts = parts.map((part) => [part, linesIn(join(folder, part))] as const);
    return { ...Object.fromEntries(counts), all: counts.reduce((sum, [, lines]) => sum + lines, 0) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The formatter's rules of this checkout, so that every revision is laid out alike. */
function formatting(): string {
  const { formatter, javascript, css } = JSON.parse(readFileSync('biome.json', 'utf8'));
  return JSON.stringify({ root: true, formatter, javascript, css, linter: { enabled: false } });
}

function codeFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(tsx?|css)$/.test(name)).map((name) => join(folder, name));
}

function linesIn(folder: string): number {
  const lines = codeFiles(folder).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.filter((line) => line.trim() !== '').length;
}

function withoutComments(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return text.replace(/\/\*[\s\S]*?\*\//g, '');
  const plugins = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const parsed = parseSync(text, { configFile: false, babelrc: false, parserOpts: { plugins } });
  const comments = parsed?.comments ?? [];
  return comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
