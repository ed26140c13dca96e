-- «В сквадах» on /balance asks for everything a person has paid that is still held.
CREATE INDEX squad_payment_payer ON squad_payment (payer_id, squad_id);
