import { useState } from 'react';
import styled from 'styled-components';
import type { AnyEventObject } from 'xstate';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { SlidersHorizontal } from '#client/kit/icons/sliders-horizontal.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { eventDescription } from '../drawing/event-description';
import { answersOf } from './begin-at';
import { EventForm } from './event-form';
import { payloadText } from './event-fields';
import type { Frame } from './play';
import type { Playable } from './playable';
import { texts } from './texts';
import { whyNot } from './why-not';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 10px;
  button {
    overflow-wrap: anywhere;
    white-space: normal;
    text-align: left;
  }
  li > div > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }
  small {
    display: block;
    margin-top: 2px;
    color: ${theme.color.text2};
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

const Refused = styled.details`
  margin-top: 16px;
  summary {
    min-height: 36px;
    color: ${theme.color.text2};
    font-size: 14px;
    line-height: 36px;
    cursor: pointer;
    ${touch} {
      min-height: 44px;
      line-height: 44px;
    }
  }
`;

interface OneEvent {
  readonly type: string;
  readonly samples: readonly AnyEventObject[];
  /** The first sample that the machine takes now. */
  readonly taken: AnyEventObject | null;
  readonly refused: string | null;
}

const eventsNow = (playable: Playable, { snapshot, at }: Frame): readonly OneEvent[] =>
  playable.eventTypes.map((type) => {
    const samples = playable.samples(type, snapshot, at);
    const taken = samples.find((event) => whyNot(playable, snapshot, at, event) === null) ?? null;
    const refused = taken === null ? whyNot(playable, snapshot, at, samples[0] ?? { type }) : null;
    return { type, samples, taken, refused };
  });

/** What the transition that an event would take means. */
const wayOf = ({ snapshot }: Frame, event: AnyEventObject): string | undefined =>
  snapshot.machine.getTransitionData(snapshot, event)?.[0]?.description;

interface EventRowProps extends EventListProps {
  readonly one: OneEvent;
}

const EventRow = ({ playable, frame, stopped, one: { type, samples, taken, refused }, onSend }: EventRowProps) => {
  const [isOpen, open] = useState(false);
  const hasFields = samples.some((event) => Object.keys(event).length > 1);
  const description = (taken && wayOf(frame, taken)) ?? eventDescription(playable.machine, type);
  const toggle = () => open(!isOpen);
  return (
    <li>
      <Row $gap={4} $wrap="nowrap">
        <Button
          size="sm"
          wide
          whyNot={stopped ?? (taken === null && !hasFields ? refused : null)}
          onClick={taken === null ? toggle : () => onSend(taken)}
        >
          {type}
        </Button>
        {hasFields && (
          <IconButton label={texts.fields(type)} aria-expanded={isOpen} onClick={toggle}>
            <SlidersHorizontal aria-hidden />
          </IconButton>
        )}
      </Row>
      <small>{[description, taken && payloadText(taken), refused].filter(Boolean).join(' · ')}</small>
      {isOpen && (
        <EventForm
          samples={taken === null ? samples : [taken, ...samples.filter((sample) => sample !== taken)]}
          choices={playable.choices}
          whyNot={(event) => whyNot(playable, frame.snapshot, frame.at, event)}
          stopped={stopped}
          onSend={onSend}
        />
      )}
    </li>
  );
};

interface EventListProps {
  readonly playable: Playable;
  readonly frame: Frame;
  /** Why no step can be made; null: it can. */
  readonly stopped: string | null;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Answers of services and every event of the machine; those that would be refused say why. */
export const EventList = (props: EventListProps) => {
  const { playable, frame, stopped, onSend } = props;
  const events = eventsNow(playable, frame);
  const answers = answersOf(playable, frame);
  const refused = events.filter(({ taken }) => taken === null);
  return (
    <section>
      <SectionTitle>{texts.events}</SectionTitle>
      <List>
        {answers.map((event) => {
          const text = payloadText(event);
          return (
            <li key={`${event.type} ${text}`}>
              <Row>
                <Button size="sm" wide whyNot={stopped} onClick={() => onSend(event)}>
                  {texts.answers(frame.working.join(', '))}
                </Button>
              </Row>
              <small>{[wayOf(frame, event), text].filter(Boolean).join(' · ')}</small>
            </li>
          );
        })}
        {events
          .filter(({ taken }) => taken !== null)
          .map((one) => (
            <EventRow key={`${one.type} ${frame.state}`} {...props} one={one} />
          ))}
      </List>
      {refused.length > 0 && (
        <Refused>
          <summary>{texts.refusedNow(refused.length)}</summary>
          <List>
            {refused.map((one) => (
              <EventRow key={one.type} {...props} one={one} />
            ))}
          </List>
        </Refused>
      )}
    </section>
  );
};
