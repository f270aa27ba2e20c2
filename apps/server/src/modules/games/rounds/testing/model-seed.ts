/** The seed of a model run: from the clock, or given to repeat a run. It is printed with every run. */
export const modelSeed = (): number => Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
export const modelRuns = (usual: number): number => Number(process.env['MODEL_RUNS'] ?? usual);
