/** The seed of a model run: the clock's, or the one of a run to be repeated. It is printed with every run. */
export const modelSeed = (): number => Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
export const modelRuns = (usual: number): number => Number(process.env['MODEL_RUNS'] ?? usual);
