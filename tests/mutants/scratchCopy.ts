import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutant } from './mutant.ts';

type Change = Pick<Mutant, 'file' | 'text' | 'becomes'>;

/** A copy of the working tree that may be changed; its packages are those of the tree itself. */
export interface ScratchCopy {
  folder: string;
  /** Changes the copy in every place of its file with the text, and answers with how to undo it. */
  apply(change: Change): () => void;
  remove(): void;
}

export function scratchCopy(folder = mkdtempSync(join(tmpdir(), 'sarai-mutants-'))): ScratchCopy {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  for (const file of execFileSync('git', listed).toString().split('\0')) {
    if (file !== '') cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    apply: ({ file, text, becomes }) => {
      const files = globSync(file, { cwd: folder }).map((path) => join(folder, path));
      const [path, ...others] = files.filter((each) => readFileSync(each, 'utf8').includes(text));
      if (path === undefined || others.length > 0) {
        throw new Error(`${path === undefined ? 'No file' : 'More than one file'} of ${file} holds: ${text}`);
      }
      const before = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        before.replaceAll(text, () => becomes),
      );
      return () => writeFileSync(path, before);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
