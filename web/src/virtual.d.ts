/** Made by `tools/symbols.ts` when the page is built. */
declare module 'virtual:milsymbol' {
  const symbols: Record<string, import('./counters/sidc.ts').Instruction[]>;
  export default symbols;
}
