import { Search } from '#client/kit/icons/search.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { Input, TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { FilterChip } from './filter-chip';
import { type AddressFilters, type Filter, namesOf } from './list-filters';
import { rangeText } from './range-text';
import { texts } from '../texts';

const Find = styled.label`
  position: relative;
  flex: 0 1 240px;
  min-width: 160px;
  svg {
    position: absolute;
    top: 10px;
    left: 11px;
    width: 16px;
    height: 16px;
    color: ${theme.color.text3};
  }
  input {
    min-height: 36px;
    height: 36px;
    padding-left: 34px;
    border-radius: 10px;
    font-size: 13px;
  }
  ${touch} {
    input {
      height: 44px;
      font-size: 16px;
    }
    svg {
      top: 14px;
    }
  }
`;

const SearchField = ({
  filter,
  address,
}: {
  readonly filter: Filter & { kind: 'search' };
  readonly address: AddressFilters;
}) => {
  const applied = address.params.get(filter.name) ?? '';
  const [typed, setTyped] = useState(applied);
  const [last, setLast] = useState(applied);
  // Back, a tab or a link has changed the address.
  if (applied !== last) {
    setLast(applied);
    setTyped(applied);
  }
  const settled = useDebouncedValue(typed.trim(), 300);
  useEffect(() => {
    if (settled !== applied && settled === typed.trim())
      address.set({ [filter.name]: settled === '' ? [] : [settled] });
    // Only typing changes the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  return (
    <Find>
      <Search aria-hidden />
      <Input
        type="search"
        aria-label={filter.label}
        placeholder={filter.label}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Find>
  );
};

const Choices = ({
  filter,
  address,
}: {
  readonly filter: Filter & { kind: 'choices' | 'choice' };
  readonly address: AddressFilters;
}) => {
  const applied = address.params.getAll(filter.name);
  const [chosen, setChosen] = useState(applied);
  const [last, setLast] = useState(applied.join());
  // The address follows after a debounce; when it was changed from elsewhere, the field follows it.
  if (applied.join() !== last) {
    setLast(applied.join());
    setChosen(applied);
  }
  const choose = (next: readonly string[]) => {
    setChosen([...next]);
    address.set({ [filter.name]: next });
  };
  const labels = filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const toggle = (value: string, close: () => void) => {
    if (filter.kind === 'choice') {
      choose(chosen.includes(value) ? [] : [value]);
      close();
    } else choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <FilterChip
      label={filter.label}
      chosen={labels.length === 0 ? null : labels.length > 2 ? String(labels.length) : labels.join(', ')}
      onClear={() => choose([])}
    >
      {(close) => (
        <Stack $gap={10}>
          {filter.options.map(({ value, label }) => (
            <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value, close)}>
              {label}
            </Checkbox>
          ))}
        </Stack>
      )}
    </FilterChip>
  );
};

const isBackwards = (kind: 'range' | 'period', [low]: readonly string[], [high]: readonly string[]): boolean =>
  low !== undefined && high !== undefined && (kind === 'range' ? Number(low) > Number(high) : low > high);

const Range = ({
  filter,
  address,
}: {
  readonly filter: Filter & { kind: 'range' | 'period' };
  readonly address: AddressFilters;
}) => {
  const { from, to, kind, label } = filter;
  const [low, high] = [address.params.get(from) ?? '', address.params.get(to) ?? ''];
  const submit = (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' && value !== '' ? [value] : [];
    };
    const [start, end] = [given(from), given(to)];
    // Typed the wrong way round, the ends mean the same range: between them there would be nothing.
    const swap = isBackwards(kind, start, end);
    address.set({ [from]: swap ? end : start, [to]: swap ? start : end });
    close();
  };
  // A year typed in two digits is one of the first century.
  const limits = kind === 'range' ? { type: 'number', min: 0 } : { type: 'date', min: '2000-01-01', max: '9999-12-31' };
  return (
    <FilterChip label={label} chosen={rangeText(kind, low, high)} onClear={() => address.set({ [from]: [], [to]: [] })}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)}>
          <Stack $gap={12}>
            <TextField
              label={kind === 'range' ? texts.from : texts.dateFrom}
              name={from}
              {...limits}
              step="any"
              defaultValue={low}
            />
            <TextField
              label={kind === 'range' ? texts.to : texts.dateTo}
              name={to}
              {...limits}
              step="any"
              defaultValue={high}
            />
            <Button type="submit" size="sm" variant="primary">
              {texts.apply}
            </Button>
          </Stack>
        </form>
      )}
    </FilterChip>
  );
};

/** As wide as there is room: browsers count the search field's width in different ways. */
const Bar = styled(Row)`
  flex: 1;
  min-width: 0;
`;

/** The filters of a list as chips; their values are in the address. */
export const FilterBar = ({
  filters,
  address,
}: {
  readonly filters: readonly Filter[];
  readonly address: AddressFilters;
}) => (
  <Bar $gap={8} role="group" aria-label={texts.filters}>
    {filters.map((filter) => {
      const [key] = namesOf(filter);
      switch (filter.kind) {
        case 'search':
          return <SearchField key={key} filter={filter} address={address} />;
        case 'choices':
        case 'choice':
          return <Choices key={key} filter={filter} address={address} />;
        case 'range':
        case 'period':
          return <Range key={key} filter={filter} address={address} />;
      }
    })}
    {address.filtered && (
      <Button size="sm" variant="ghost" onClick={() => address.replace('')}>
        {texts.reset}
      </Button>
    )}
  </Bar>
);
