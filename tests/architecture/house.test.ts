import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '../../shared/api.ts';

/** Files that git knows or would add, of the parts of the house. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'])
  .toString()
  .split('\n')
  .filter((file) => /^(shared|functions|infra|web|tests)\//.test(file));

/** What each part may import from, besides packages and itself. */
const mayImport: Record<string, string[]> = {
  shared: [],
  functions: ['shared'],
  infra: ['shared', 'functions'],
  web: ['shared'],
  tests: ['shared', 'functions', 'infra', 'web'],
};

function part(file: string): string {
  return file.split('/')[0] ?? '';
}

function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

describe('the house', () => {
  test.each(Object.keys(mayImport))('%s imports only from where it may', (from) => {
    const wrong = sources
      .filter((file) => part(file) === from)
      .flatMap((file) =>
        imports(file)
          .filter((name) => name.startsWith('.'))
          .map((name) => part(normalize(join(dirname(file), name))))
          .filter((to) => to !== from && to !== 'package.json' && !mayImport[from]?.includes(to))
          .map((to) => `${file} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test('shared knows no AWS, no React and no Node', () => {
    const wrong = sources
      .filter((file) => part(file) === 'shared')
      .flatMap((file) => imports(file).filter((name) => /^(@aws-sdk|react|node:|@middy)/.test(name)));
    expect(wrong).toEqual([]);
  });

  test('zod comes into shared and functions as zod/mini alone', () => {
    const wrong = sources.filter((file) => /^(shared|functions)/.test(file) && imports(file).includes('zod'));
    expect(wrong).toEqual([]);
  });

  test('handler files and operations are the same set', () => {
    const files = readdirSync('functions/handlers').map((file) => file.replace(/\.ts$/, ''));
    expect(files.sort()).toEqual(Object.keys(api).sort());
  });

  test('every handler implements the operation it is named after', async () => {
    for (const [operation, endpoint] of Object.entries(api)) {
      const { handler } = await import(`../../functions/handlers/${operation}.ts`);
      expect(handler.endpoint, operation).toBe(endpoint);
    }
  });

  test('no two operations share a method and path', () => {
    const routes = Object.values(api).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test('no file is longer than 200 lines', () => {
    const long = sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > 201);
    expect(long).toEqual([]);
  });

  test('the product never scans a table', () => {
    const scanning = sources.filter(
      (file) => /^(functions|shared)\//.test(file) && /ScanCommand|dynamodb:Scan/.test(readFileSync(file, 'utf8')),
    );
    expect(scanning).toEqual([]);
  });
});
