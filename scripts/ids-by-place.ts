import type { Compiler, Module } from 'webpack';

/**
 * Numbers webpack modules by chunk and path, so that similar modules are adjacent and compress better (1 KB of the
 * first load). The libraries of the first load come first, so that their file changes only when they do.
 */
export class IdsByPlacePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IdsByPlacePlugin', (compilation) => {
      compilation.hooks.moduleIds.tap('IdsByPlacePlugin', () => {
        const { chunkGraph } = compilation;
        const placeOf = (part: Module): number => {
          const chunks = [...chunkGraph.getModuleChunksIterable(part)].map(({ name }) => name);
          const place = ['vendor', 'main', 'home'].findIndex((name) => chunks.includes(name));
          return place < 0 ? Infinity : place;
        };
        const named = [...compilation.modules]
          .filter((part) => part.needId && chunkGraph.getNumberOfModuleChunks(part) > 0)
          .map((part) => ({ part, place: placeOf(part), name: part.readableIdentifier(compilation.requestShortener) }))
          .sort((a, b) => (a.place === b.place ? (a.name < b.name ? -1 : 1) : a.place < b.place ? -1 : 1));
        for (const [id, { part }] of named.entries()) chunkGraph.setModuleId(part, id);
      });
    });
  }
}
