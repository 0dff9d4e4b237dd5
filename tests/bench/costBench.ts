import { writeFileSync } from 'node:fs';
import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { pointFunctionsAt } from './bookingDesk.ts';
import { costFiles, writeDocs } from './cost/costPage.ts';
import { costTables } from './cost/costTables.ts';
import { type MeasuredCosts, measuredFile, readMeasured } from './cost/measured.ts';
import {
  measureBusiestKey,
  measureFirstLoad,
  measurePassword,
  measurePhotos,
  measureWork,
} from './cost/measureWork.ts';
import { partsOfStage } from './cost/templates.ts';

/**
 * The cost of a month on AWS, from units that are measured here: prints the tables, and writes docs/cost.md and its
 * plots.
 */
export async function costBench(): Promise<void> {
  const measured = await measureAll();
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  const { bills = '', standing = '', plans = '', limits = '', worst = '', edge = '' } = costTables(measured);
  console.log([bills, standing, plans, limits, worst, edge].join('\n\n'));
  writeDocs(costFiles(measured));
}

async function measureAll(): Promise<MeasuredCosts> {
  const { info } = console;
  const engine = await startDynoxide();
  try {
    console.info = () => undefined;
    pointFunctionsAt(engine.endpoint, await createTables(engine.endpoint, synthesiseData()));
    const work = await measureWork();
    return {
      work,
      passwordMs: await measurePassword(),
      busiestKey: await measureBusiestKey(),
      firstLoad: measureFirstLoad() ?? readMeasured().firstLoad,
      stages: { dev: await partsOfStage('dev'), prod: await partsOfStage('prod') },
      photoBytes: measurePhotos(),
    };
  } finally {
    console.info = info;
    await engine.stop();
  }
}
