// JavaScript, so that a Node that runs no TypeScript says what to do.
if (process.features.typescript) await import('./serveBuilt.ts');
else {
  console.error(
    `Sarai runs on Node 24, and this is ${process.version}. Start it with npm start, which brings its own.`,
  );
  process.exitCode = 1;
}
