/** Made by `tools/symbols.ts` when the page is built. */
declare module 'virtual:milsymbol' {
  const symbols: Record<string, import('./counters/sidc.ts').Instruction[]>;
  export default symbols;
}

/** Made by `tools/site.ts` when the static site is built: the engine's files, beside the worker. */
declare module 'virtual:engine' {
  const files: { module: string; runtime: string };
  export default files;
}
