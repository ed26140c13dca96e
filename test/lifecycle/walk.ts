import {
  applySquadEvent,
  type SquadEffect,
  type SquadEffectParams,
  type SquadEffectType,
} from '#domain/squad/apply-squad-event.ts';
import { createSquad } from '#domain/squad/creation/create-squad.ts';
import { timerEvent } from '#domain/squad/deadlines.ts';
import type { SquadDeadlineKind, SquadEvent, SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { SquadActor } from '#domain/squad/facts/squad-people.ts';
import { creation, start } from './creation';

type Plain = Extract<
  SquadPersonEvent,
  { type: 'squad.leave' | 'squad.confirm' | 'squad.publish' | 'squad.unpublish' | 'squad.decline' }
>['type'];

/** Moves a squad through its life by real steps; a refused step fails the test. */
export class Walk {
  at = start;
  effects: SquadEffect[] = [];

  constructor(public state: SquadState) {}

  static create(facts: Partial<CreateSquadFacts> = {}): Walk {
    const made = createSquad({ ...creation, ...facts });
    if ('refused' in made) throw new Error(`create: ${made.refused}`);
    const walk = new Walk(made.snapshot);
    walk.effects = [...made.effects];
    return walk;
  }

  get context() {
    return this.state.context;
  }

  after(minutes: number): this {
    this.at += minutes * 60_000;
    return this;
  }

  send(event: SquadEvent): this {
    const step = applySquadEvent(this.state, event);
    if ('refused' in step) throw new Error(`${event.type} in ${this.state.value}: ${step.refused}`);
    this.state = step.snapshot;
    this.effects.push(...step.effects);
    return this;
  }

  /** A step without facts. */
  does(by: SquadActor, type: Plain): this {
    return this.send({ type, by, at: this.at });
  }

  accepts(mateId: string): this {
    return this.send({ type: 'squad.accept', by: mateId, at: this.at, hasSquad: false, active: true });
  }

  joins(by: string, viaInvitation: string | null = null): this {
    return this.send({ type: 'squad.join', by, at: this.at, hasSquad: false, hasMateAccess: false, viaInvitation });
  }

  pays(by: string): this {
    return this.send({ type: 'squad.pay', by, at: this.at, quoted: amountDue(this.context, by), balance: null });
  }

  disbands(by: SquadActor, refundPercent: number | null = null): this {
    return this.send({ type: 'squad.disband', by, at: this.at, refundPercent });
  }

  timer(kind: SquadDeadlineKind, subject = ''): this {
    return this.send(timerEvent(kind, subject, this.at));
  }

  /** Clears the collected effects, to check those of the next steps. */
  fresh(): this {
    this.effects = [];
    return this;
  }

  all<Type extends SquadEffectType>(type: Type): SquadEffectParams[Type][] {
    const isOf = (effect: { type: string }): effect is { type: Type; params: SquadEffectParams[Type] } =>
      effect.type === type;
    return this.effects.flatMap((effect) => (isOf(effect) ? [effect.params] : []));
  }

  history(): string[] {
    return this.all('recordHistory').map((line) => line.event);
  }

  returnedTo(payerId: string): number {
    return this.all('refundPayment').reduce((sum, refund) => sum + (refund.payerId === payerId ? refund.amount : 0), 0);
  }

  paidTo(mateId: string): number {
    return this.all('payMate').reduce((sum, pay) => sum + (pay.mateId === mateId ? pay.amount : 0), 0);
  }
}
