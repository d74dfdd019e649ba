# One image for one process or many: set DATABASE_URL for PostgreSQL, else a SQLite file under /data is used.
# Without Docker, `npm run image` does step by step what is written here.

# A release as made by `npm pack`, with the page built, and the packages it needs at run time.
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# No install scripts: they only fetch a second Node and a PostgreSQL for the tests.
RUN npm ci --ignore-scripts
COPY . .
RUN npm pack --silent && tar xzf kontor-*.tgz && mkdir data
RUN npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim
WORKDIR /kontor
COPY --from=build /build/package ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build --chown=node:node /build/data /data
ENV KONTOR_HOST=0.0.0.0 KONTOR_PORT=5170 KONTOR_DB=/data/kontor.sqlite KONTOR_BACKUPS=/data/backups
USER node
VOLUME /data
EXPOSE 5170
HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.KONTOR_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/kontor.js", "serve", "--no-open"]
