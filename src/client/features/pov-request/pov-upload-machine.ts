import { assign, fromPromise, setup } from 'xstate';
import { type ApiFailure, failureOf, isRefused, isUndecided } from '../../api/api-error';
import { typesOf, unbound } from '../../kit/machines/setup';

export interface UploadPosition {
  readonly fileId: string;
  /** Bytes that the server has. */
  readonly offset: number;
}

interface Context {
  /** Bytes of the whole file. */
  readonly size: number;
  readonly place: UploadPosition | null;
  /** Why the last attempt failed. */
  readonly problem: ApiFailure | null;
}

type UploadEvent = { readonly type: 'upload.paused' } | { readonly type: 'upload.resumed' };

/** A refusal that a retry would not change; a lost connection, a server error or a rate limit is not one. */
const isFinal = (failure: ApiFailure): boolean => isRefused(failure) && !isUndecided(failure) && failure.status !== 401;

/** Refusals of the file itself: the same bytes would be refused again. */
const isUnfit = ({ code }: ApiFailure): boolean =>
  code === 'POV_FILE_INVALID' || code === 'POV_REQUESTS_FILE_TOO_LARGE';

const isOffsetMismatch = ({ code }: ApiFailure): boolean => code === 'POV_OFFSET_MISMATCH';

/** The upload of a recording: part by part, from the server's offset, through pauses and lost connections. */
export const povUploadMachine = setup({
  types: typesOf<{ context: Context; events: UploadEvent; input: { readonly size: number } }>(),
  actors: {
    declare: fromPromise<UploadPosition>(unbound('declare')),
    sendPart: fromPromise<UploadPosition, UploadPosition>(unbound('sendPart')),
  },
  actions: {
    takePlace: assign((_, place: UploadPosition) => ({ place, problem: null })),
    keepProblem: assign((_, { problem }: { readonly problem: ApiFailure }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: { whole: ({ context }) => context.place !== null && context.place.offset >= context.size },
  delays: { retryDelay: 3000 },
}).createMachine({
  id: 'povUpload',
  description: 'Загрузка записи игры частями',
  context: ({ input }) => ({ size: input.size, place: null, problem: null }),
  initial: 'declaring',
  states: {
    declaring: {
      description: 'Сервер говорит, с какого места продолжать',
      on: { 'upload.paused': { description: 'человек остановил', target: 'paused' } },
      invoke: {
        src: 'declare',
        onDone: {
          description: 'сервер назвал место',
          target: 'deciding',
          actions: { type: 'takePlace', params: ({ event }) => event.output },
        },
        onError: [
          {
            description: 'файл не подойдёт',
            guard: ({ event }) => isUnfit(failureOf(event.error)),
            target: 'unfit',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureOf(event.error) }) },
          },
          {
            description: 'сервер отказал',
            guard: ({ event }) => isFinal(failureOf(event.error)),
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureOf(event.error) }) },
          },
          {
            description: 'связи нет',
            target: 'waiting',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureOf(event.error) }) },
          },
        ],
      },
    },
    deciding: {
      description: 'Всё ли уже там?',
      always: [
        { description: 'всё на месте', guard: 'whole', target: 'done' },
        { description: 'есть что слать', target: 'sending' },
      ],
    },
    sending: {
      description: 'Очередная часть в пути',
      on: { 'upload.paused': { description: 'человек остановил', target: 'paused' } },
      invoke: {
        src: 'sendPart',
        input: ({ context }) => {
          if (context.place === null) throw new Error('a part follows a declaration');
          return context.place;
        },
        onDone: {
          description: 'сервер назвал место',
          target: 'deciding',
          actions: { type: 'takePlace', params: ({ event }) => event.output },
        },
        onError: [
          {
            description: 'место не то',
            guard: ({ event }) => isOffsetMismatch(failureOf(event.error)),
            target: 'declaring',
          },
          {
            description: 'файл не подойдёт',
            guard: ({ event }) => isUnfit(failureOf(event.error)),
            target: 'unfit',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureOf(event.error) }) },
          },
          {
            description: 'сервер отказал',
            guard: ({ event }) => isFinal(failureOf(event.error)),
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureOf(event.error) }) },
          },
          {
            description: 'связи нет',
            target: 'waiting',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureOf(event.error) }) },
          },
        ],
      },
    },
    waiting: {
      description: 'Связи нет: загрузка попробует сама',
      on: {
        'upload.paused': { description: 'человек остановил', target: 'paused' },
        'upload.resumed': { description: 'человек продолжил', target: 'declaring' },
      },
      after: { retryDelay: { description: 'пора попробовать снова', target: 'declaring' } },
    },
    paused: {
      description: 'Человек остановил загрузку',
      entry: 'forgetProblem',
      on: { 'upload.resumed': { description: 'человек продолжил', target: 'declaring' } },
    },
    refused: {
      description: 'Сервер отказал; можно попробовать ещё раз',
      on: { 'upload.resumed': { description: 'человек продолжил', target: 'declaring', actions: 'forgetProblem' } },
    },
    unfit: { description: 'Такой файл не примут: его можно только убрать' },
    done: { description: 'Запись загружена целиком', type: 'final' },
  },
});
