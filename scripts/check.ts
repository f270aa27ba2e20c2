// `npm run check`: everything except the browser and crash tests, to be run before a commit.
process.argv.push('static', 'unit', 'db');
await import('./test.ts');
