# syntax=docker/dockerfile:1
# Page and server are built once, with everything that building needs …
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# … what runs needs only the packages that the built server asks for, and of those neither types nor maps, which are a
# third of them. PostgreSQL stands beside it, not in it; pictures are made by the program for this machine, npm of Node 22
# brings WebAssembly too.
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/dist/server/packages.json package.json
RUN npm install --omit=dev && rm -rf node_modules/@img/sharp-wasm32 && \
  find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY src/server/platform/db/migrations src/server/platform/db/migrations
COPY src/server/platform/db/schema.sql src/server/platform/db/schema.sql
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Nothing between the signal and the product: it ends in order by itself.
CMD ["node", "--enable-source-maps", "dist/server/serve.js"]
