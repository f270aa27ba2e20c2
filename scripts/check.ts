// `npm run check`: everything but the browser and the crashes, for the minute before a commit.
process.argv.push('static', 'unit', 'db');
await import('./test.ts');
