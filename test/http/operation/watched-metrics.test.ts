import fs from 'node:fs';
import path from 'node:path';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const deploy = path.join(__dirname, '../../../deploy');

const expressionsOfDashboard = (): readonly string[] => {
  const { panels } = JSON.parse(fs.readFileSync(path.join(deploy, 'grafana-dashboard.json'), 'utf8'));
  return panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr));
};

/** Each rule's expression, on one line or on indented ones. */
const expressionsOfAlerts = (): readonly string[] => {
  const text = fs.readFileSync(path.join(deploy, 'alerts.yml'), 'utf8');
  return [...text.matchAll(/^ +expr: (?:\|\n((?: {10,}.*\n)+)|(.+))/gm)].map(([, long, short]) => long ?? short ?? '');
};

/** Words of the language, and labels. */
const words = new Set(
  'and by changes delta histogram_quantile instance job le max max_over_time min min_over_time or rate route status sum topk'.split(
    ' ',
  ),
);
const metricsOf = (expression: string): readonly string[] =>
  [
    ...expression
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\[[^\]]*\]/g, '')
      .matchAll(/[a-z_]\w*/g),
  ]
    .map(([name]) => name)
    .filter((name) => !words.has(name));

/** A metric of Prometheus itself: whether alerts were delivered. */
const prometheusOwn = ['up'];

test.each([
  ['the dashboard', expressionsOfDashboard],
  ['the alerts', expressionsOfAlerts],
])('every metric of %s stands at /metrics, with the labels that it is asked by', async (_name, expressions) => {
  await fetch(`${server.url}/v1/games`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const told = new Set([...text.matchAll(/^([a-z_]\w*)(?:\{| )/gm)].map(([, name]) => name));
  const asked = new Set(expressions().flatMap(metricsOf));
  expect(asked.size).toBeGreaterThan(6);
  expect([...asked].filter((name) => !told.has(name) && !prometheusOwn.includes(name))).toEqual([]);
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/v1\/games",status="200"\} \d/);
});

test('there are as many alerts as rules, each with its sentence', () => {
  const text = fs.readFileSync(path.join(deploy, 'alerts.yml'), 'utf8');
  const alerts = text.match(/- alert: /g)?.length;
  expect([expressionsOfAlerts().length, text.match(/summary: '/g)?.length]).toEqual([alerts, alerts]);
});
