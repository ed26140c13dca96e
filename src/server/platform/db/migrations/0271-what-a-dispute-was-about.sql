-- What was held when a dispute was decided: settled, the squad holds nothing any more. Of earlier ones it is not known.
UPDATE squad SET dispute = dispute || '{"atStake": null}' WHERE dispute IS NOT NULL;
