import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface MateReadinessState {
  /** Details of the last MATES_ONBOARDING refusal: the onboarding page starts with them. */
  readonly details: unknown;
}

const initialState: MateReadinessState = { details: null };

export const mateReadinessSlice = createSlice({
  name: 'mateReadiness',
  initialState,
  reducers: {
    onboardingRequired: (_state, { payload }: PayloadAction<unknown>): MateReadinessState => ({ details: payload }),
  },
  selectors: { onboardingDetails: (state) => state.details },
});

export const { onboardingRequired } = mateReadinessSlice.actions;
