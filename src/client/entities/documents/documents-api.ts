import { api } from '../../api/api';
import { call } from '../../api/call';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({ document: build.query({ ...call('GET /v1/documents/{slug}'), providesTags: ['Landing'] }) }),
});

export const { useDocumentQuery } = documentsApi;
