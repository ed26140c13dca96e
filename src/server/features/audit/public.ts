export { adminsWith } from './admins-with';
export { demandMayActOn, mayActOn } from './demand-may-act-on';
export { announceToStaff, demandUnchanged, seenBeside, seenOf, writeAudit } from './write-audit';
export { writeExport } from './write-export';
