# The server, built: docker build -t solstice . It wants DATABASE_URL; see docs/operate.md and compose.yaml.
FROM node:24-bookworm-slim AS built
WORKDIR /solstice
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /solstice
ENV NODE_ENV=production LOG_FORMAT=json DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/data/compiled
RUN mkdir /data /pictures && chown node:node /data /pictures
COPY --from=built --chown=node:node /solstice ./
USER node
VOLUME /data /pictures
EXPOSE 3000
# Docker sends SIGTERM, which drains: give it stop_grace_period above DRAIN_NOTICE and ten seconds.
CMD ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]
