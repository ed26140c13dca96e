import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tags } from './tags';

/** The one API of the page. Resources add their endpoints in `<resource>-api.ts`. */
export const api = createApi({
  baseQuery,
  tagTypes: tags,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
