# syntax=docker/dockerfile:1
# One image: the server, its pages, and nothing that builds them. See docs/operating.md.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM packages AS pages
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY vite.config.ts ./
COPY scripts ./scripts
COPY guide ./guide
COPY src ./src
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
# The one folder that is written to: everything else may be read-only.
RUN mkdir -m 0700 /data && chown 1000:1000 /data
VOLUME /data
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules ./node_modules
COPY scripts/is-ready.mjs ./scripts/
COPY guide/currencies.json guide/gazetteer.json guide/holidays.json ./guide/
COPY src/domain ./src/domain
COPY src/guide ./src/guide
COPY src/server ./src/server
COPY --from=pages /app/dist/guide ./dist/guide
COPY --from=pages /app/dist/web ./dist/web
# By number, so that an orchestrator can see that it isn't root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "scripts/is-ready.mjs"]
# Node itself is process 1, so that the signal to stop reaches it.
CMD ["node", "src/server/main.ts"]
