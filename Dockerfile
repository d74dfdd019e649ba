# One image for one process or many: set DATABASE_URL for PostgreSQL, else a SQLite file under /data is used.
FROM node:24-slim
WORKDIR /kontor
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
ENV KONTOR_HOST=0.0.0.0 KONTOR_PORT=5170 KONTOR_DB=/data/kontor.sqlite KONTOR_BACKUPS=/data/backups
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5170
CMD ["node", "bin/kontor.js", "serve", "--no-open"]
