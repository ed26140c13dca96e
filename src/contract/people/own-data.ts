import { endpoint, endpoints } from '../kit/endpoint';

export const ownDataContract = endpoints({
  'GET /v1/users/me/data.zip': endpoint({
    access: 'user',
    summary: 'Everything that is kept about one: a ZIP of JSON files, a table each; a letter tells of it',
    raw: true,
    errors: [],
  }),
});
